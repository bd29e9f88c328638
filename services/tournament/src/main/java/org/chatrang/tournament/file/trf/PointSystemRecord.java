package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Records 162 and 362: what results are worth in games (W, D, L, A, P, X) and in matches (TW, TD, TL).
 *
 * @param code 162 or 362
 * @param values by symbol, in the order of the file
 */
public record PointSystemRecord(String code, Map<String, BigDecimal> values) implements TrfRecord {
    /** The code for games. */
    public static final String GAMES = "162";

    /** The code for matches. */
    public static final String MATCHES = "362";

    private static final Set<String> GAME_SYMBOLS = Set.of("W", "D", "L", "A", "P", "X");
    private static final Set<String> MATCH_SYMBOLS = Set.of("TW", "TD", "TL");
    private static final Pattern VALUE = Pattern.compile("\\s*([A-Za-z]+)\\s*=?\\s*(\\d+(?:[.,]\\d+)?|[.,]\\d+)");
    private static final int STEP = 9;

    public PointSystemRecord {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    static PointSystemRecord read(String code, Columns columns) {
        Set<String> symbols = code.equals(GAMES) ? GAME_SYMBOLS : MATCH_SYMBOLS;
        String all = columns.raw(1, columns.length()).stripTrailing();
        Map<String, BigDecimal> values = new LinkedHashMap<>();
        Matcher matcher = VALUE.matcher(all);
        int at = Math.min(4, all.length());
        while (at < all.length()) {
            if (!matcher.region(at, all.length()).lookingAt()) {
                columns.problem(
                        at + 1,
                        "a symbol and its points such as \""
                                + symbols.iterator().next() + " 1.0\"",
                        all.substring(at).strip());
                break;
            }
            String symbol = matcher.group(1).toUpperCase(Locale.ROOT);
            if (!symbols.contains(symbol)) {
                columns.problem(
                        matcher.start(1) + 1, "one of " + String.join(", ", new TreeSet<>(symbols)), matcher.group(1));
            } else if (values.put(symbol, PointsText.parse(matcher.group(2))) != null) {
                columns.problem(matcher.start(1) + 1, "each symbol once", symbol);
            }
            at = matcher.end();
        }
        return new PointSystemRecord(code, values);
    }

    @Override
    public String line() {
        Row row = new Row(code);
        int from = 5;
        for (Map.Entry<String, BigDecimal> value : values.entrySet()) {
            row.right(from, from + 1, value.getKey()).right(from + 2, from + 5, PointsText.write(value.getValue()));
            from += STEP;
        }
        return row.toString();
    }
}
