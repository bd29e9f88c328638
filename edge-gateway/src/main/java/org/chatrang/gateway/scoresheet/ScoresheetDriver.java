package org.chatrang.gateway.scoresheet;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.NotatedStatus;
import org.chatrang.gateway.notation.NotatedBoards;

/** Takes scoresheets. A device sends its whole sheet every time, so one that was out of reach loses nothing. */
public final class ScoresheetDriver implements Driver {
    private final Map<String, String> tokens;
    private final AtomicInteger refused = new AtomicInteger();
    private volatile NotatedBoards boards;

    /** Tokens by board. */
    public ScoresheetDriver(Map<String, String> tokens) {
        this.tokens = Map.copyOf(tokens);
    }

    /** What became of a sheet. */
    public sealed interface Answer {
        /** Taken; that many half-moves are recorded. */
        record Taken(int completed) implements Answer {}

        /** The board plays no game as far as this gateway knows; to be sent again. */
        record NoGame() implements Answer {}

        /** The sheet is not of the game on the board; to be sent again when it is. */
        record OtherGame(String why) implements Answer {}

        /** The gateway failed on it; to be sent again. */
        record Failed(String why) implements Answer {}

        /** The text is no sheet. */
        record Unreadable(String why) implements Answer {}
    }

    @Override
    public String name() {
        return "scoresheet";
    }

    @Override
    public void start(BoardRecorder recorder) {
        boards = new NotatedBoards("scoresheet", recorder, Duration.ZERO);
    }

    /** Whether this token may write this board's sheet. Takes as long for a wrong token as for the right one. */
    public boolean admits(String board, String token) {
        String expected = tokens.get(board);
        byte[] known = (expected == null ? "no token for this board" : expected).getBytes(StandardCharsets.UTF_8);
        byte[] given = (token == null ? "" : token).getBytes(StandardCharsets.UTF_8);
        boolean admitted = MessageDigest.isEqual(known, given) && expected != null;
        if (!admitted) {
            refused.incrementAndGet();
        }
        return admitted;
    }

    /** Takes a sheet of a board whose token was right. What is wrong in itself is said before the game is asked for. */
    public Answer take(String board, byte[] json) throws InterruptedException {
        try {
            return switch (boards.update(board, Sheet.read(json))) {
                case NotatedBoards.Telling.Told(int completed) -> new Answer.Taken(completed);
                case NotatedBoards.Telling.NoGame none -> new Answer.NoGame();
                case NotatedBoards.Telling.NotTold(String why) -> new Answer.OtherGame(why);
                case NotatedBoards.Telling.Failed(String why) -> new Answer.Failed(why);
            };
        } catch (Sheet.UnreadableException e) {
            return new Answer.Unreadable(e.getMessage());
        }
    }

    @Override
    public List<NotatedStatus> notated() {
        return boards == null ? List.of() : boards.status(name());
    }

    @Override
    public void stop() {
        // nothing runs by itself
    }

    @Override
    public DriverHealth health() {
        int active = boards == null ? 0 : boards.size();
        List<String> failures = boards == null ? List.of() : boards.failures();
        return new DriverHealth(
                        failures.isEmpty(),
                        active,
                        active + " of " + tokens.size() + " sheets are being written"
                                + (refused.get() == 0 ? "" : "; refused " + refused.get() + " times"))
                .with(failures)
                .with(boards == null ? List.of() : boards.remarks());
    }
}
