package org.chatrang.gateway.dgt;

/**
 * One side of the clock.
 *
 * @param hours 0 to 9
 * @param minutes 0 to 59
 * @param seconds 0 to 59
 * @param blocked bit 4: the flag has fallen and the clock stands at zero
 * @param perMove bit 5: time is added with each move
 * @param flag bit 6: the flag is shown, the clock may run on in its next period
 */
public record ClockDigits(int hours, int minutes, int seconds, boolean blocked, boolean perMove, boolean flag) {
    private static final int BLOCKED = 0x10;
    private static final int PER_MOVE = 0x20;
    private static final int FLAG = 0x40;

    public ClockDigits {
        if (hours < 0 || hours > 9 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) {
            throw new IllegalArgumentException("%d:%02d:%02d is no time of a clock: at most 9:59:59 was expected"
                    .formatted(hours, minutes, seconds));
        }
    }

    /** That time without any indicator. */
    public static ClockDigits ofSeconds(long seconds) {
        return new ClockDigits(
                (int) (seconds / 3600), (int) (seconds / 60 % 60), (int) (seconds % 60), false, false, false);
    }

    /** The time in milliseconds; the clock tells whole seconds. */
    public long millis() {
        return ((hours * 60L + minutes) * 60 + seconds) * 1000;
    }

    /** Reads three data bytes. */
    static ClockDigits read(int hoursByte, int minutesByte, int secondsByte) {
        return new ClockDigits(
                hoursByte & 0x0F,
                decimal(minutesByte),
                decimal(secondsByte),
                (hoursByte & BLOCKED) != 0,
                (hoursByte & PER_MOVE) != 0,
                (hoursByte & FLAG) != 0);
    }

    int hoursByte() {
        return hours | (blocked ? BLOCKED : 0) | (perMove ? PER_MOVE : 0) | (flag ? FLAG : 0);
    }

    int minutesByte() {
        return packed(minutes);
    }

    int secondsByte() {
        return packed(seconds);
    }

    /** Two decimal digits in one byte; out of range if a digit is none. */
    static int decimal(int packed) {
        boolean digits = (packed & 0x0F) <= 9 && packed >> 4 <= 9;
        return digits ? (packed >> 4) * 10 + (packed & 0x0F) : Integer.MAX_VALUE;
    }

    static int packed(int value) {
        return value / 10 << 4 | value % 10;
    }
}
