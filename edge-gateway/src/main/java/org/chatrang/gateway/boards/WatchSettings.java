package org.chatrang.gateway.boards;

import java.time.Duration;
import org.chatrang.gateway.inference.InferenceSettings;

/**
 * How boards are watched.
 *
 * @param inference how long a board may take to come to rest
 * @param tick how often a silent board's reader is told that time goes by
 * @param queue signals of one board that may wait for the disk before its driver waits
 */
public record WatchSettings(InferenceSettings inference, Duration tick, int queue) {
    /** As tournaments need it. */
    public static WatchSettings usual() {
        return new WatchSettings(InferenceSettings.usual(), Duration.ofMillis(250), 2048);
    }
}
