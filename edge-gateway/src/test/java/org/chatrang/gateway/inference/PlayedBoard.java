package org.chatrang.gateway.inference;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;
import org.chatrang.gateway.noise.HandMove;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.ClockFace.Face;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;

/** A board with a clock, as its driver hears it, for tests; time goes on in quarters of a second. */
final class PlayedBoard {
    private static final Instant BEGIN = Instant.parse("2026-05-01T10:00:00Z");

    private final GameOnBoard game;
    private BoardInference inference;
    private final List<BoardEvent> events = new ArrayList<>();
    private final boolean turned;
    private boolean withClock = true;
    /** The source tells whole boards, looked at so often, instead of changes; 0 if it tells changes. */
    private int sampleEvery;

    private boolean unseen;
    private SensedBoard board;
    private long now;
    private long signals;
    private long[] left = {5_400_000, 5_400_000};
    private Side runs = Side.WHITE;
    private boolean running;

    PlayedBoard(GameOnBoard game, boolean turned) {
        this.turned = turned;
        this.game = game;
        inference = BoardInference.of(game, InferenceSettings.usual());
        board = SensedBoard.of(GameStart.of(game).setup());
    }

    static PlayedBoard usual() {
        PlayedBoard played = new PlayedBoard(GameOnBoard.usual(), false);
        return played.dump().startClock();
    }

    /** From a position given as FEN. */
    static PlayedBoard at(String fen) {
        PlayedBoard played = new PlayedBoard(new GameOnBoard(fen, false, List.of()), false);
        played.runs = Play.side(Setup.parse(fen).turn());
        return played.dump().startClock();
    }

    /** The gateway is killed and starts again with what it had recorded. */
    PlayedBoard restart() {
        return resumed().dump().clock();
    }

    /** The same, but nothing is told of the board yet. */
    PlayedBoard resumed() {
        inference = BoardInference.of(
                new GameOnBoard(game.startFen(), game.rotated(), facts(MoveCompleted.class), shownResult()),
                InferenceSettings.usual());
        return this;
    }

    private ResultGesture shownResult() {
        ResultGesture shown = null;
        for (GameFact fact : facts()) {
            shown = fact instanceof ResultGesture result ? result : fact instanceof MoveCompleted ? null : shown;
        }
        return shown;
    }

    /** Told as whole boards, already seen from White's side. */
    PlayedBoard sampled(int everyMillis) {
        sampleEvery = everyMillis;
        return this;
    }

    PlayedBoard withoutClock() {
        withClock = false;
        return this;
    }

    PlayedBoard dump() {
        return send(new BoardSignal.Placement(time(), turned ? board.turned() : board, false));
    }

    PlayedBoard startClock() {
        running = true;
        return clock();
    }

    PlayedBoard stopClock() {
        running = false;
        return clock();
    }

    PlayedBoard clock() {
        if (!withClock) {
            return this;
        }
        boolean whiteLeft = !turned;
        Face white = Face.of(left[0] / 1000 * 1000);
        Face black = Face.of(left[1] / 1000 * 1000);
        ClockSide side = (runs == Side.WHITE) == whiteLeft ? ClockSide.LEFT : ClockSide.RIGHT;
        return send(new BoardSignal.ClockShown(
                time(),
                new ClockFace(whiteLeft ? white : black, whiteLeft ? black : white, side, running, false, false)));
    }

    /** Time goes by. */
    PlayedBoard pass(double seconds) {
        return goTo(now + Math.round(seconds * 1000));
    }

    private PlayedBoard goTo(long until) {
        while (now < until) {
            long step = Math.min(until - now, 250 - now % 250);
            if (sampleEvery > 0) {
                step = Math.min(step, sampleEvery - now % sampleEvery);
            }
            now += step;
            if (unseen && now % sampleEvery == 0) {
                unseen = false;
                send(new BoardSignal.Placement(time(), board, true));
            }
            if (running) {
                left[runs.ordinal()] = Math.max(0, left[runs.ordinal()] - step);
            }
            if (now % 1000 == 0 && running && withClock) {
                clock();
            } else if (now % 250 == 0) {
                send(new BoardSignal.TimePassed(time()));
            }
        }
        return this;
    }

    /** Squares change one after another, a tenth of a second apart: {@code e2-} lifts, {@code e4P} puts down. */
    PlayedBoard hand(String changes) {
        for (String change : changes.split(" ")) {
            pass(0.1);
            char piece = change.charAt(2);
            set(Square.of(change.substring(0, 2)), sensed(piece));
        }
        return this;
    }

    private static Sensed sensed(char letter) {
        return switch (letter) {
            case '-' -> Sensed.EMPTY;
            case '=' -> Sensed.RESULT_DRAW;
            default -> Sensed.of(org.chatrang.laws.Piece.ofLetter(letter));
        };
    }

    PlayedBoard set(int square, Sensed sensed) {
        board = board.with(square, sensed);
        if (sampleEvery > 0) {
            unseen = true;
            return this;
        }
        return send(new BoardSignal.SquareChange(time(), turned ? 63 - square : square, sensed));
    }

    /** A square changes, and the message that says so is damaged. */
    PlayedBoard damaged(String change) {
        pass(0.1);
        board = board.with(Square.of(change.substring(0, 2)), sensed(change.charAt(2)));
        return send(new BoardSignal.Corrupt(time(), "message 8E broken off after 4 bytes of it"));
    }

    /** For so long nothing is heard; then that stands on the board, and that player's time runs. */
    PlayedBoard unheard(double seconds, SensedBoard then, Side toMove) {
        send(new BoardSignal.ConnectionLost(time(), "no answer"));
        now += Math.round(seconds * 1000);
        board = then;
        runs = toMove;
        return send(new BoardSignal.ConnectionRestored(time()));
    }

    /** What the source makes of the moves. */
    PlayedBoard listed(String start, List<String> san) {
        return send(new BoardSignal.MoveList(time(), start, san));
    }

    /** The player whose time runs presses. */
    PlayedBoard press() {
        left[runs.ordinal()] += 30_000;
        runs = runs.other();
        return clock();
    }

    /** A move as hands make it, and the press. */
    PlayedBoard play(HandMove move) {
        long begin = now;
        boolean pressed = false;
        for (HandMove.Change change : move.changes()) {
            if (!pressed && move.press().compareTo(change.at()) < 0) {
                goTo(begin + move.press().toMillis());
                press();
                pressed = true;
            }
            goTo(begin + change.at().toMillis());
            set(change.square(), change.sensed());
        }
        goTo(begin + move.press().toMillis());
        return pressed ? this : press();
    }

    PlayedBoard send(BoardSignal signal) {
        signals++;
        events.addAll(inference.on(signal));
        return this;
    }

    long signals() {
        return signals;
    }

    SignalTime time() {
        return new SignalTime(BEGIN.plus(Duration.ofMillis(now)), now * 1_000_000);
    }

    SensedBoard board() {
        return board;
    }

    void replaceBoard(SensedBoard other) {
        board = other;
    }

    BoardInference inference() {
        return inference;
    }

    List<BoardEvent> events() {
        return events;
    }

    List<GameFact> facts() {
        return facts(GameFact.class);
    }

    <F extends GameFact> List<F> facts(Class<F> type) {
        return events.stream()
                .flatMap(event -> event instanceof BoardEvent.Observed seen ? Stream.of(seen.fact()) : Stream.empty())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    List<String> moves() {
        return facts(MoveCompleted.class).stream().map(MoveCompleted::uci).toList();
    }

    static Position position(String fen) {
        return Position.ofFen(fen);
    }
}
