package org.chatrang.gateway;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.GatewayHealth.State;
import org.chatrang.gateway.driver.BoardClaims;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.journal.JournalState;
import org.chatrang.gateway.publish.LinkState;
import org.chatrang.gateway.publish.Publisher;
import org.chatrang.gateway.time.KnownTime;

/**
 * The worst of what is wrong in one word, all of it in a sentence.
 *
 * @param state the worst
 * @param text what is wrong, null if nothing is
 */
record HealthSummary(State state, String text) {
    /** A connection that takes longer than this to come about counts as none. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    static HealthSummary of(
            JournalState journal,
            Publisher publisher,
            List<Driver> drivers,
            BoardClaims claims,
            KnownTime time,
            Instant now) {
        List<String> wrong = new ArrayList<>();
        State worst = State.OK;
        switch (publisher.state()) {
            case LinkState.Connected connected -> {}
            case LinkState.Connecting(Instant since) when since.plus(PATIENCE).isAfter(now) -> {}
            case LinkState.Connecting(Instant since) -> {
                worst = State.BUS_UNREACHABLE;
                wrong.add("no bus since " + since);
            }
            case LinkState.Away(Instant since, String reason) -> {
                worst = State.BUS_UNREACHABLE;
                wrong.add("no bus since " + since + ": " + reason);
            }
        }
        switch (journal) {
            case JournalState.Ok ok -> {}
            case JournalState.NearlyFull(long bytes, long limit) -> {
                worst = State.JOURNAL_NEARLY_FULL;
                wrong.add("the journal holds " + bytes + " of at most " + limit + " bytes");
            }
            case JournalState.Refused(boolean full, String reason) -> {
                worst = State.JOURNAL_FULL;
                wrong.add(
                        (full ? "the journal is full" : "the journal cannot be written") + ", boards wait: " + reason);
            }
        }
        publisher
                .heldBoards()
                .forEach((board, why) -> wrong.add("the bus refuses events of board " + board + ": " + why));
        wrong.addAll(claims.conflicts());
        drivers.stream()
                .filter(driver -> !driver.health().working())
                .forEach(driver -> wrong.add(
                        "driver " + driver.name() + ": " + driver.health().text()));
        time.fault().ifPresent(wrong::add);
        if (worst == State.OK && !wrong.isEmpty()) {
            worst = State.DEGRADED;
        }
        return new HealthSummary(worst, wrong.isEmpty() ? null : String.join("; ", wrong));
    }
}
