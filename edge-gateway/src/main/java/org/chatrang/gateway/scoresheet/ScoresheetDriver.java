package org.chatrang.gateway.scoresheet;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.chatrang.events.GameResult;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.notation.NotatedBoards;
import org.chatrang.gateway.notation.NotatedGame;

/** Takes scoresheets. A device sends its whole sheet every time, so one that was out of reach loses nothing. */
public final class ScoresheetDriver implements Driver {
    /** Shorter tokens could be guessed. */
    public static final int SHORTEST_TOKEN = 16;

    private static final int LONGEST_GAME = 2000;

    private final Map<String, String> tokens;
    private final AtomicInteger refused = new AtomicInteger();
    private volatile NotatedBoards boards;

    /** Tokens by board. */
    public ScoresheetDriver(Map<String, String> tokens) {
        this.tokens = Map.copyOf(tokens);
        tokens.forEach((board, token) -> {
            if (token.length() < SHORTEST_TOKEN) {
                throw new IllegalArgumentException("token of board " + board + " (chatrang.gateway.scoresheet." + board
                        + ".token) has " + token.length() + " characters: at least " + SHORTEST_TOKEN);
            }
        });
    }

    /** What became of a sheet. */
    public sealed interface Answer {
        /** Taken; that many half-moves are recorded. */
        record Taken(int completed) implements Answer {}

        /** The board plays no game as far as this gateway knows; to be sent again. */
        record NoGame() implements Answer {}

        /** Token or board are wrong. */
        record Refused() implements Answer {}

        /** The text is no sheet. */
        record Unreadable(String why) implements Answer {}
    }

    @Override
    public String name() {
        return "scoresheet";
    }

    @Override
    public void start(BoardRecorder recorder) {
        boards = new NotatedBoards(recorder, Duration.ZERO);
    }

    /** Takes a sheet: {@code {"moves":["e4","e5"],"clocks":[5390,5395],"result":"1-0"}}; clocks in seconds and result may be missing. */
    public Answer take(String board, String token, JsonNode sheet) throws InterruptedException {
        if (!mayWrite(board, token)) {
            refused.incrementAndGet();
            return new Answer.Refused();
        }
        List<NotatedGame.Ply> plies = new ArrayList<>();
        JsonNode moves = sheet == null ? null : sheet.get("moves");
        if (moves == null || !moves.isArray() || moves.size() > LONGEST_GAME) {
            return new Answer.Unreadable("\"moves\" is missing or no list of at most " + LONGEST_GAME + " half-moves");
        }
        for (int i = 0; i < moves.size(); i++) {
            String san = moves.get(i).asText("").strip();
            if (san.isEmpty() || san.length() > 20) {
                return new Answer.Unreadable("half-move " + (i + 1) + " is no notation");
            }
            JsonNode clock = sheet.path("clocks").path(i);
            plies.add(new NotatedGame.Ply(san, clock.isNumber() ? Long.valueOf(clock.asLong() * 1000) : null));
        }
        String result = sheet.path("result").asText("");
        Optional<GameResult> shown = GameResult.ofCode(result);
        if (!result.isEmpty() && shown.isEmpty()) {
            return new Answer.Unreadable("result \"" + result + "\" is none of 1-0, 0-1, 1/2-1/2");
        }
        return boards.update(board, new NotatedGame(null, plies, shown))
                .<Answer>map(Answer.Taken::new)
                .orElseGet(Answer.NoGame::new);
    }

    /** Takes as long for a wrong token as for the right one. */
    private boolean mayWrite(String board, String token) {
        String expected = tokens.get(board);
        byte[] known = (expected == null ? "no token for this board" : expected).getBytes(StandardCharsets.UTF_8);
        byte[] given = (token == null ? "" : token).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(known, given) && expected != null;
    }

    @Override
    public void stop() {
        // nothing runs by itself
    }

    @Override
    public DriverHealth health() {
        int active = boards == null ? 0 : boards.size();
        return new DriverHealth(
                true,
                active,
                active + " of " + tokens.size() + " sheets are being written"
                        + (refused.get() == 0 ? "" : "; refused " + refused.get() + " times"));
    }
}
