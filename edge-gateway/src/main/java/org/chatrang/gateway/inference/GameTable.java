package org.chatrang.gateway.inference;

import org.chatrang.events.BoardFault.Fault;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Piece;

/** The game at the board: men, clock, result shown, and the next game. */
final class GameTable {
    /** A game so short can still be taken back to its first position. */
    private static final int SHORT_GAME = 4;

    private final InferenceSettings settings;
    private final BoardState board;
    private final SensedBoard start;
    private final GameOnBoard game;
    private final Situation situation;
    private final Presses presses;
    private final ResultWatch results;

    GameTable(GameOnBoard game, InferenceSettings settings, BoardState board) {
        this.game = game;
        this.settings = settings;
        this.board = board;
        start = SensedBoard.of(GameStart.of(game).setup());
        situation = new Situation(board, GameStart.resumed(game));
        presses = new Presses(situation, settings);
        presses.clock().boardTurned(board.isTurned());
        results = new ResultWatch(settings.gesture(), game.shown());
    }

    Line line() {
        return situation.line();
    }

    GameClock clock() {
        return presses.clock();
    }

    boolean inStep() {
        return situation.inStep();
    }

    boolean atStart() {
        return board.shown().equals(start);
    }

    /** The board is not heard any more. */
    void missed(Events events) {
        presses.missed(events);
        clock().missed();
        situation.lost();
        board.forget();
    }

    /** The whole board was seen. */
    void placed(SensedBoard shown, boolean oriented, Events events) {
        SensedBoard before = board.isKnown() ? board.shown() : null;
        board.replace(shown, oriented);
        orient(events);
        presses.lost().seenWhole(board.shown(), events);
        if (board.shown().equals(before) && inStep()) {
            return;
        }
        if (before != null) {
            for (long left = before.differences(board.shown()); left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                touch(square, before.at(square).piece(), null, events);
            }
        }
        changed(events);
    }

    private void orient(Events events) {
        boolean news = board.recognise(start)
                || (!situation.begun() || situation.missed().gap())
                        && board.recognise(line().last().board());
        if (!news) {
            return;
        }
        clock().boardTurned(board.isTurned());
        if (board.isTurned() != game.rotated()) {
            events.fault(
                    Fault.TURNED,
                    board.isTurned()
                            ? "the board's connector is at White's right hand; squares and clock are read accordingly"
                            : "the board's connector is at White's left hand, not at the right as was said");
        }
    }

    /** A message of the board was damaged. */
    void damaged(Events events) {
        presses.lost().damaged(events);
    }

    /** A square is reported, before the board shows it so. */
    void reported(int square, Sensed sensed, Events events) {
        presses.lost().reported(square, sensed, events);
    }

    /** A man is about to leave a square or to come to it. */
    void touch(int square, Piece lifted, Piece put, Events events) {
        presses.touched(lifted, put, events);
        if (lifted != null) {
            situation.play().lifts().add(square, lifted);
        }
    }

    /** The board shows something else than before. */
    void changed(Events events) {
        orient(events);
        situation.missed().list().filter(this::isNextGame).ifPresent(moves -> beginNextGame(moves, events));
        situation.changed(events);
        boolean again = situation.over()
                && clock().running() != null
                && board.shown().equals(line().last().board());
        if (again) {
            situation.resume();
        }
    }

    /** The source's own reading of the moves. */
    void listed(ListedMoves moves, Events events) {
        if (isNextGame(moves)) {
            beginNextGame(moves, events);
        }
        if (situation.missed().listed(moves, events)) {
            presses.resume();
        }
    }

    /** While the board was not heard one game may have ended and another begun, of which the source has a list. */
    private boolean isNextGame(ListedMoves moves) {
        boolean lost = situation.missed().gap() || !inStep();
        if (!lost || !situation.boardKnown() || line().ply() <= SHORT_GAME || !moves.isOfAnotherGameThan(line())) {
            return false;
        }
        Line anew = new Line(GameStart.of(game));
        return ListReading.goesOn(anew, moves)
                && ListReading.of(anew, moves, board.shown())
                        .or(() -> ListReading.near(anew, moves, board.shown()))
                        .isPresent();
    }

    private void beginNextGame(ListedMoves moves, Events events) {
        if (!situation.over()) {
            events.fault(
                    Fault.OTHER,
                    "while the board was not heard the next game was begun, as the source's list of moves tells: how this"
                            + " one ended is not known");
        }
        events.setUp(start.placement());
        situation.restart(new Play(GameStart.of(game)));
        situation.lost();
        situation.missed().keepList(moves);
        results.nothing();
        presses.resume();
    }

    /** Does what is due when nothing (more) happens. */
    void rest(Events events) {
        if (situation.isKnown()) {
            watchResult(events);
            watchSetUp(events);
            if (!situation.over() && (situation.begun() || clock().running() != null)) {
                presses.rest(events);
            }
        }
        if (!situation.over()) {
            clock().rest(events);
        }
    }

    /** Nothing more will be heard. */
    void end(Events events) {
        presses.lost().leaveOpen(events);
    }

    private void watchResult(Events events) {
        if (!situation.begun() || inStep() && situation.pending().isEmpty()) {
            results.nothing();
            return;
        }
        if (!situation.over() && results.isTold(board.shown())) {
            situation.end(); // told before the gateway started again
        }
        boolean bothKings = situation.play().lifts().bothKings();
        results.shown(board.shown(), bothKings, events.at()).ifPresent(gesture -> {
            presses.ended(events);
            situation.play().withdraw(events);
            events.fact(gesture, null);
            situation.end();
        });
    }

    private void watchSetUp(Events events) {
        boolean played = situation.over() || line().ply() > SHORT_GAME && !inStep();
        if (played && atStart() && situation.unchanged(events, settings.setUp())) {
            events.setUp(board.shown().placement());
            situation.restart(new Play(GameStart.of(game)));
            results.nothing();
            presses.forget();
        }
    }
}
