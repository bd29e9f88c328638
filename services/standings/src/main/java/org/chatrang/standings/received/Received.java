package org.chatrang.standings.received;

import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Verdict;

/**
 * A record as it came, with what it says.
 *
 * @param place where it stands
 * @param key its key as it came, may be null
 * @param value its value as it came, may be null
 * @param content what it says
 */
public record Received(Place place, byte[] key, byte[] value, Content content) {
    /**
     * The place of a record on the bus.
     *
     * @param topic the topic
     * @param partition its partition
     * @param offset the offset there
     */
    public record Place(String topic, int partition, long offset) {
        /** The partition's name, as Kafka writes it. */
        public String partitionName() {
            return topic + "-" + partition;
        }
    }

    /** What a record says to the standings. */
    public sealed interface Content {
        /** The game it is about, null if it is about none that matters here. */
        default String gameId() {
            return switch (this) {
                case Counts counts -> counts.verdict.gameId();
                case Schedules schedules -> schedules.event.gameId();
                case Unreadable unreadable -> null;
                case Passed passed -> null;
            };
        }

        /**
         * A verdict that counts.
         *
         * @param verdict the verdict
         */
        record Counts(Verdict verdict) implements Content {}

        /**
         * A game is scheduled.
         *
         * @param event the whole event
         * @param schedule its fact
         */
        record Schedules(GameEvent event, GameScheduled schedule) implements Content {}

        /**
         * Should be a verdict and is none.
         *
         * @param reason why
         */
        record Unreadable(String reason) implements Content {}

        /** Nothing that matters here. */
        record Passed() implements Content {}
    }
}
