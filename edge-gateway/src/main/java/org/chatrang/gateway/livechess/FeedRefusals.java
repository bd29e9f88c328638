package org.chatrang.gateway.livechess;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Which boards' feeds are asked for, and which were refused: those are asked for again, but not at every list. For one thread. */
final class FeedRefusals {
    private static final int LISTS = 6;

    private final Duration pause;
    private final Map<Integer, String> asked = new HashMap<>();
    private final Map<String, Long> refused = new HashMap<>();

    /** {@code every}: how often the list of boards is asked for. */
    FeedRefusals(Duration every) {
        pause = every.multipliedBy(LISTS);
    }

    /** That call asks for that board's feed. */
    void asked(int call, String serial) {
        asked.put(call, serial);
    }

    /** That call was answered. */
    void granted(int call) {
        String serial = asked.remove(call);
        if (serial != null) {
            refused.remove(serial);
        }
    }

    /** That call was refused; returns the board whose feed it asked for, empty if it asked for something else. */
    Optional<String> refused(int call) {
        Optional<String> serial = Optional.ofNullable(asked.remove(call));
        serial.ifPresent(board -> refused.put(board, System.nanoTime()));
        return serial;
    }

    /** Whether its feed may be asked for now. */
    boolean mayAsk(String serial) {
        Long when = refused.get(serial);
        return when == null || System.nanoTime() - when > pause.toNanos();
    }
}
