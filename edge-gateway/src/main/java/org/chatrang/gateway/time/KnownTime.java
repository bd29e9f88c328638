package org.chatrang.gateway.time;

import java.util.Optional;
import java.util.function.Supplier;
import org.chatrang.events.Timing;

/** How well the gateway knows the time of day, and what keeps it from knowing it better. */
public interface KnownTime extends Supplier<Timing> {
    /** Nothing is known, and nobody is asked. */
    KnownTime UNKNOWN = new KnownTime() {
        @Override
        public Timing get() {
            return new Timing(null, null, null);
        }

        @Override
        public Optional<String> fault() {
            return Optional.empty();
        }
    };

    /** What is wrong, with the address and since when; empty if nothing is. */
    Optional<String> fault();
}
