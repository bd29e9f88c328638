package org.chatrang.gateway.config;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the key that somebody meant. */
public final class KeyNames {
    private KeyNames() {}

    /**
     * The known key that takes the fewest changes of a letter, if it takes few.
     *
     * @param known the keys there are, {@code *} standing for a name of the operator's choice
     */
    public static Optional<String> nearest(String key, Collection<String> known) {
        return known.stream()
                .map(pattern -> named(pattern, key))
                .min(Comparator.comparingInt((String candidate) -> changes(key, candidate))
                        .thenComparing(Comparator.naturalOrder()))
                .filter(candidate -> changes(key, candidate) <= Math.max(2, key.length() / 5));
    }

    /** In words, to be put after what is wrong. */
    public static String hint(String key, Collection<String> known) {
        return known.stream()
                .map(pattern -> named(pattern, key))
                .filter(name -> name.startsWith(key + "."))
                .sorted()
                .findFirst()
                .map(name -> ": a key goes on after that, as in " + name + ", and a space ends it")
                .or(() -> nearest(key, known).map(name -> "; the nearest is " + name))
                .orElse("");
    }

    private static String named(String pattern, String key) {
        String[] parts = pattern.split("\\.");
        String[] given = key.split("\\.");
        for (int i = 0; i < parts.length; i++) {
            if (parts[i].equals("*")) {
                parts[i] = i < given.length ? given[i] : "NAME";
            }
        }
        return String.join(".", parts);
    }

    private static int changes(String from, String to) {
        int[] row = new int[to.length() + 1];
        Arrays.setAll(row, column -> column);
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
