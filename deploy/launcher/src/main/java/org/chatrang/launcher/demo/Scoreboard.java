package org.chatrang.launcher.demo;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.Settlement;

/** What the bus has said so far: the newest settlement of every game, and how many verdicts there were. */
final class Scoreboard {
    private final Map<String, Settlement> settlements = new HashMap<>();
    private long verdicts;

    synchronized void settled(Settlement settlement) {
        settlements.merge(
                settlement.gameId(), settlement, (known, heard) -> heard.version() >= known.version() ? heard : known);
    }

    synchronized void verdict() {
        verdicts++;
    }

    synchronized long verdicts() {
        return verdicts;
    }

    synchronized Optional<Settlement> of(String gameId) {
        return Optional.ofNullable(settlements.get(gameId));
    }

    boolean isFinal(String gameId) {
        return of(gameId)
                .filter(settlement -> settlement.state() == Settlement.State.FINAL)
                .isPresent();
    }
}
