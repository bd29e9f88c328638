package org.chatrang.gateway.replay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;
import org.chatrang.gateway.notation.BoardText;
import org.chatrang.gateway.notation.CentreKings;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.pgn.PgnReplay;

/** What happens on the board of one game of a PGN file, from the first move to the result shown. Same game, same script. */
final class GameScript {
    /** Players hold the result up for about this long before the board is believed. */
    private static final Duration GESTURE = Duration.ofSeconds(5);

    private static final long GESTURE_MARK = Long.MAX_VALUE;
    private static final long FLAG_MARK = GESTURE_MARK - 1;

    /** What PGN writes in the Termination tag of a game lost on time. */
    private static final String TIME_FORFEIT = "time forfeit";

    private final PgnGame game;
    private final ReplaySettings settings;
    private final List<ReplayStep> steps = new ArrayList<>();
    private final ClockTrail clocks = new ClockTrail();
    private final List<String> gestureSquares = new ArrayList<>();
    private final Optional<GameResult> result;
    private BoardText board;
    private Side mover;

    private GameScript(PgnGame game, ReplaySettings settings) {
        this.game = game;
        this.settings = settings;
        this.result = GameResult.ofCode(game.result().token());
        this.board = start(game);
        this.mover = board instanceof BoardText.Known(Position position) && position.turn() == Colour.BLACK
                ? Side.BLACK
                : Side.WHITE;
    }

    static List<ReplayStep> of(PgnGame game, ReplaySettings settings) {
        return new GameScript(game, settings).steps();
    }

    private static BoardText start(PgnGame game) {
        PgnGame tagsAlone =
                new PgnGame(game.index(), game.line(), game.tags(), "", List.of(), Optional.empty(), List.of());
        return PgnReplay.of(tagsAlone)
                .start()
                .<BoardText>map(BoardText.Known::new)
                .orElseGet(BoardText.Lost::new);
    }

    private List<ReplayStep> steps() {
        int firstCentreKing = game.plies().size()
                - CentreKings.trailing(game.plies().stream().map(PgnPly::san).toList());
        for (int i = 0; i < game.plies().size(); i++) {
            PgnPly ply = game.plies().get(i);
            BoardText.Played played = board.play(ply.san());
            boolean mayShowResult = i >= firstCentreKing && result.isPresent();
            boolean gesture = mayShowResult && !(played.legal() && gestureSquares.isEmpty());
            if (gesture) {
                gestureSquares.add(CentreKings.square(ply.san()));
            } else {
                move(i + 1, ply, played);
            }
        }
        lostOnTime().ifPresent(this::flag);
        result.ifPresent(shown -> add(GESTURE_MARK, GESTURE, new ResultGesture(shown, gestureSquares)));
        return steps;
    }

    private void move(int ply, PgnPly text, BoardText.Played played) {
        Duration used = clocks.used(mover, text).orElse(settings.defaultMoveTime());
        ClockReading clock = clocks.press(mover, text);
        if (settings.provisional()) {
            add(2L * ply, used, new MoveSeen(ply, played.uci(), text.san()));
            used = Duration.ZERO;
        }
        add(
                2L * ply + 1,
                used,
                new MoveCompleted(
                        ply, played.uci(), text.san(), played.placement(), clock, CompletedBy.PRESS, List.of()));
        board = played.after();
        mover = mover.other();
    }

    /** The side whose flag fell, if the file says that the game was lost on time and whose turn it was agrees. */
    private Optional<Side> lostOnTime() {
        boolean forfeit =
                game.tag("Termination").filter(TIME_FORFEIT::equalsIgnoreCase).isPresent();
        return forfeit && result.equals(Optional.of(GameResult.winOf(mover.other())))
                ? Optional.of(mover)
                : Optional.empty();
    }

    private void flag(Side fallen) {
        Duration left = clocks.left(fallen).orElse(settings.defaultMoveTime());
        add(FLAG_MARK, left, new ClockRead(clocks.flag(fallen), ClockRead.Occasion.FLAG));
    }

    private void add(long mark, Duration after, GameFact fact) {
        steps.add(new ReplayStep(mark, after, fact));
    }
}
