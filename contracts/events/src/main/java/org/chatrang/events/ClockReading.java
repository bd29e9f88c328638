package org.chatrang.events;

/**
 * What an electronic clock shows.
 *
 * @param whiteMillis White's time left in milliseconds, null if not shown
 * @param blackMillis Black's time left in milliseconds, null if not shown
 * @param running whose clock runs, null if both stand or it is not known
 * @param whiteFlag White's clock carries the flag: it fell first
 * @param blackFlag Black's clock carries the flag: it fell first
 */
public record ClockReading(Long whiteMillis, Long blackMillis, Side running, boolean whiteFlag, boolean blackFlag) {
    public ClockReading {
        Require.clockMillis(whiteMillis, "whiteMillis");
        Require.clockMillis(blackMillis, "blackMillis");
    }

    /** Both times, no flag. */
    public static ClockReading of(Long whiteMillis, Long blackMillis, Side running) {
        return new ClockReading(whiteMillis, blackMillis, running, false, false);
    }

    /** One side's time left in milliseconds, null if not shown. */
    public Long millis(Side side) {
        return side == Side.WHITE ? whiteMillis : blackMillis;
    }

    /** Whether that side's clock carries the flag. */
    public boolean flag(Side side) {
        return side == Side.WHITE ? whiteFlag : blackFlag;
    }
}
