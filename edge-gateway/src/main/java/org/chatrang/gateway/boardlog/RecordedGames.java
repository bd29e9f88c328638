package org.chatrang.gateway.boardlog;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.BoardView;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;

/**
 * The games in a recording, wherever it begins and whatever was not recorded.
 *
 * <pre>
 *   nothing known --whole board--> a first position, or what leads from one to it was recorded: the game from there
 *        |                \------> another: read as a game in its middle, and as men being set up, until moves or a
 *        |                         first position tell which it is
 *        `--end--> nothing is told, unless all that changed fits a game
 *   read --whole board, not as the changes made it--> something was not recorded: the game, caught up, or another
 * </pre>
 */
final class RecordedGames {
    /** So many changes without the whole board before it is said that it is missing. */
    private static final int PATIENCE = 20;

    private final GameOnBoard game;
    private final boolean anyGame;
    private final Consumer<BoardEvent> events;
    private final PlayedGames played = new PlayedGames();
    private final Prelude prelude = new Prelude();
    private final Rivals rivals = new Rivals();
    private Candidate main;
    /** Whether the board was ever understood. */
    private boolean founded;
    /** Whether the main candidate is the game from its first position, not one from its middle. */
    private boolean fromStart = true;

    /** Something was not recorded, and the game was not found again since. */
    private boolean gap;

    private SensedBoard raw;
    private BoardSignal.ClockShown clock;

    RecordedGames(GameOnBoard game, Consumer<BoardEvent> events) {
        this.game = game;
        this.events = events;
        anyGame = game.startFen() == null && game.completed().isEmpty();
        main = new Candidate(game);
    }

    void on(BoardSignal signal) {
        switch (signal) {
            case BoardSignal.Placement placement -> placed(placement);
            case BoardSignal.SquareChange change -> {
                raw = raw == null ? null : raw.with(change.square(), change.sensed());
                feed(signal);
            }
            case BoardSignal.ClockShown shown -> {
                boolean thrown =
                        clock != null && clock.face().runs() != shown.face().runs();
                clock = shown;
                feed(signal);
                if (thrown && !rivals.isEmpty()) {
                    pressed(signal.at());
                }
            }
            default -> feed(signal);
        }
        settle(signal.at());
    }

    /** Something is wrong with the recording, not with the board. */
    void unreadable(SignalTime at, String text) {
        BoardEvent fault = Told.unreadable(at, text);
        prelude.tell(fault);
        main.hold(fault);
        rivals.hold(fault);
        feed(new BoardSignal.Corrupt(at, text));
        settle(at);
    }

    /** The board has told its own log. */
    void ownLog(List<BoardSignal> lastGame) {
        if (raw == null) {
            prelude.ownLog(lastGame);
        }
    }

    /** Whether the whole board was seen. */
    boolean isKnown() {
        return raw != null;
    }

    /** How many squares changed before it was. */
    int changesBefore() {
        return prelude.changes();
    }

    BoardView view() {
        return main.view();
    }

    List<PlayedGame> played() {
        return played.all();
    }

    private void feed(BoardSignal signal) {
        if (raw == null) {
            prelude.add(signal);
            if (signal instanceof BoardSignal.SquareChange && prelude.changes() == PATIENCE) {
                tell(List.of(Told.boardMissing(signal.at())));
            }
        }
        main.on(signal);
        rivals.on(signal);
    }

    private void placed(BoardSignal.Placement placement) {
        SensedBoard before = raw;
        raw = placement.board();
        if (before == null) {
            first(placement);
        } else if (anyGame && MidGame.isFar(before, raw) && !MidGame.isStart(raw)) {
            interrupted(placement, Long.bitCount(before.differences(raw)));
        } else {
            feed(placement);
        }
    }

    private void first(BoardSignal.Placement placement) {
        Optional<List<BoardSignal>> way = anyGame && !MidGame.isStart(raw) ? prelude.leadingTo(raw) : Optional.empty();
        if (way.isPresent()) {
            main = read(way.get());
        } else if (prelude.changes() > 0) {
            tell(main.take());
            String text = "the whole board comes only now: the " + prelude.changes()
                    + " changes of squares before it tell nothing";
            tell(List.of(
                    Told.placement(placement.at(), MidGame.asWhiteSeesIt(raw).placement(), text)));
        }
        int told = main.held();
        main.on(placement);
        founded = way.isPresent() || main.view().inStep() || MidGame.isNearStart(raw);
        if (anyGame && !founded) {
            challenge(placement, told);
        }
    }

    private void interrupted(BoardSignal.Placement placement, int wrong) {
        rivals.clear();
        main.doubt();
        if (gap) {
            main.missedStill(placement.at());
        } else if (!played.isOver()) {
            main.missed(
                    placement.at(),
                    "something was not recorded: the whole board differs on " + wrong
                            + " squares from what was told before");
            gap = true;
        }
        int told = main.held();
        main.on(placement);
        if (!main.view().inStep()) {
            challenge(placement, told);
        }
    }

    /** At a press all men stand where they belong, so that what is not understood may be from now on. */
    private void pressed(SignalTime at) {
        BoardSignal.Placement shown = new BoardSignal.Placement(at, raw, false);
        int told = main.held();
        if (founded && !main.view().inStep()) {
            main.missedStill(at);
            main.on(shown);
        }
        challenge(shown, told);
    }

    private void challenge(BoardSignal.Placement shown, int told) {
        rivals.add(shown, founded ? main.view().turned() : null, clock, told);
    }

    private void settle(SignalTime at) {
        if (raw == null) {
            return;
        }
        boolean start = anyGame && MidGame.isStart(raw);
        boolean goesOn = founded && main.convinces();
        gap &= !goesOn;
        if (start || goesOn && main.unexplained() == 0) {
            rivals.clear();
        }
        if (start && !founded) {
            founded = true;
            tell(Told.withoutMoves(main.take()));
            main = atStart(at); // what was touched before belongs to no game
        }
        rivals.convincing(goesOn ? main.unexplained() : Integer.MAX_VALUE).ifPresentOrElse(this::believe, () -> {
            if (goesOn) {
                rivals.clear();
            }
        });
        if (rivals.isEmpty()) {
            tell(main.take());
        }
        if (start && !fromStart) {
            begin(at);
        }
    }

    /** The game of the rival is the one that is played. */
    private void believe(Rivals.Rival rival) {
        List<BoardEvent> before = main.take();
        tell(Told.withoutMoves(before.subList(0, Math.min(rival.before(), before.size()))));
        played.next(rival.isFirst());
        String begins = rival.isFirst()
                ? "a first position of Chess960: "
                : founded ? "the game is taken up here: " : "the recording begins in the middle of a game: ";
        tell(List.of(Told.placement(rival.at(), rival.placement(), begins + rival.text())));
        main = rival.candidate();
        founded = true;
        fromStart = false;
        gap = false;
        rivals.clear();
    }

    /** After a game whose beginning was not recorded another one begins. */
    private void begin(SignalTime at) {
        tell(List.of(new BoardEvent.GameSetUp(at, MidGame.start().placement())));
        main = atStart(at);
        fromStart = true;
        tell(main.take());
    }

    private Candidate atStart(SignalTime at) {
        boolean turned = Boolean.TRUE.equals(main.view().turned()); // that is told already
        Candidate candidate = new Candidate(new GameOnBoard(null, turned, List.of()));
        if (clock != null) {
            candidate.on(clock);
            candidate.take();
        }
        candidate.on(new BoardSignal.Placement(at, raw, false));
        return candidate;
    }

    /** Nothing more will be heard. */
    void end(SignalTime at) {
        main.end(at);
        rivals.end(at);
        if (raw == null) {
            withoutBoard(at);
        } else if (!founded) {
            rivals.best().ifPresentOrElse(this::believe, () -> main.hold(withoutMove(at)));
        }
        tell(main.take());
    }

    private BoardEvent withoutMove(SignalTime at) {
        return Told.placement(
                at,
                MidGame.asWhiteSeesIt(raw).placement(),
                "the board never showed a first position, and no move was made that is legal on what it shows");
    }

    /** The whole board never came: a game is told if the board's own log has it, or if all that changed fits one. */
    private void withoutBoard(SignalTime at) {
        if (prelude.changes() > 0 && prelude.changes() < PATIENCE) {
            main.hold(Told.boardMissing(at));
        }
        for (List<BoardSignal> way : prelude.ways()) {
            Candidate candidate = read(way);
            candidate.end(at);
            if (prelude.isOwnLog(way) || candidate.fits()) {
                main = candidate;
                return;
            }
        }
    }

    private Candidate read(List<BoardSignal> way) {
        Candidate candidate = new Candidate(game);
        prelude.told().forEach(candidate::hold);
        way.forEach(candidate::on);
        return candidate;
    }

    private void tell(List<BoardEvent> told) {
        for (BoardEvent event : told) {
            played.told(event);
            events.accept(event);
        }
    }
}
