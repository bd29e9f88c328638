package org.chatrang.gateway.config;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Times as the configuration writes them: 500ms, 10s, 2m, 1h, 2d. */
final class Times {
    private static final List<Map.Entry<String, Duration>> UNITS = List.of(
            Map.entry("d", Duration.ofDays(1)),
            Map.entry("h", Duration.ofHours(1)),
            Map.entry("m", Duration.ofMinutes(1)),
            Map.entry("s", Duration.ofSeconds(1)),
            Map.entry("ms", Duration.ofMillis(1)));

    private Times() {}

    /** Of a whole number and a unit. */
    static Duration parse(String text) {
        String unit = text.replaceAll("[0-9]", "");
        long count = Long.parseLong(text.substring(0, text.length() - unit.length()));
        return UNITS.stream()
                .filter(known -> known.getKey().equals(unit))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("\"" + text + "\" is no time such as 10s"))
                .getValue()
                .multipliedBy(count);
    }

    /** In the largest unit that leaves no rest. */
    static String write(Duration time) {
        if (time.isZero()) {
            return "0s";
        }
        for (Map.Entry<String, Duration> unit : UNITS) {
            long count = time.dividedBy(unit.getValue());
            if (unit.getValue().multipliedBy(count).equals(time)) {
                return count + unit.getKey();
            }
        }
        return time.toString();
    }
}
