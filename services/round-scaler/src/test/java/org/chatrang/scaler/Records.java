package org.chatrang.scaler;

import java.time.Instant;
import java.util.List;
import org.chatrang.events.Article;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.events.Settlement;
import org.chatrang.events.Stamp;

/** Records for tests. */
public final class Records {
    public static final Instant AT = Instant.parse("2026-03-14T09:00:00Z");

    private Records() {}

    public static GameEvent event(String gameId, long n, GameFact fact) {
        return GameEvent.of(gameId, new Stamp("desk", 1, n), AT, fact);
    }

    public static GameScheduled schedule(Instant start) {
        Player white = new Player("1", "White", null, null, null, null);
        Player black = new Player("2", "Black", null, null, null, null);
        return new GameScheduled(
                "open", null, null, null, "a", 1, null, 1, white, black, null, null, null, List.of(), start);
    }

    public static Settlement settled(String gameId) {
        return settlement(gameId, Settlement.State.FINAL, GameResult.DRAW, EndingKind.AGREEMENT);
    }

    public static Settlement reopened(String gameId) {
        return settlement(gameId, Settlement.State.OPEN, null, null);
    }

    private static Settlement settlement(String gameId, Settlement.State state, GameResult result, EndingKind ending) {
        return new Settlement(
                gameId,
                1,
                state,
                result,
                ending,
                new Article("5.2.3", "2023"),
                60,
                80L,
                List.of(),
                "legality",
                "Agreed.",
                AT,
                "open",
                "a",
                1,
                1);
    }
}
