package org.chatrang.laws.fuzz;

import java.util.random.RandomGenerator;

/** Texts that are nearly right, and texts that are not at all. */
final class Mutations {
    private static final String CHESS = "KQRBNPkqrbnp12345678abcdefgh/-+#=xX0Oo.()[]{};!? \t\"$*\n";
    private static final String STRANGE =
            "\0\u00A0\u200E\u2654\u265F\uFEFF\uD83D\u0660\u06F1\u0645\u2013\u2011\uFF11ßéЯ";

    private Mutations() {}

    /** Some characters changed, put in, taken out, doubled or moved; now and then none, now and then all. */
    static String of(String text, RandomGenerator random) {
        if (random.nextInt(20) == 0) {
            return noise(random, random.nextInt(100));
        }
        StringBuilder changed = new StringBuilder(text);
        int changes = random.nextInt(5);
        for (int i = 0; i < changes && !changed.isEmpty(); i++) {
            int at = random.nextInt(changed.length());
            int to = Math.min(changed.length(), at + random.nextInt(1, 9));
            switch (random.nextInt(6)) {
                case 0 -> changed.setCharAt(at, character(random));
                case 1 -> changed.insert(at, character(random));
                case 2 -> changed.delete(at, to);
                case 3 -> changed.insert(random.nextInt(changed.length()), changed.substring(at, to));
                case 4 -> changed.setLength(at);
                default -> changed.insert(at, noise(random, random.nextInt(12)));
            }
        }
        return changed.toString();
    }

    static String noise(RandomGenerator random, int length) {
        StringBuilder noise = new StringBuilder();
        for (int i = 0; i < length; i++) {
            noise.append(character(random));
        }
        return noise.toString();
    }

    private static char character(RandomGenerator random) {
        return switch (random.nextInt(20)) {
            case 0 -> STRANGE.charAt(random.nextInt(STRANGE.length()));
            case 1 -> (char) random.nextInt(0x10000);
            case 2 -> (char) random.nextInt(0x100);
            default -> CHESS.charAt(random.nextInt(CHESS.length()));
        };
    }

    /** The same for bytes. */
    static byte[] of(byte[] bytes, RandomGenerator random) {
        byte[] changed = bytes.clone();
        int changes = random.nextInt(6);
        for (int i = 0; i < changes && changed.length > 0; i++) {
            int at = random.nextInt(changed.length);
            switch (random.nextInt(3)) {
                case 0 -> changed[at] = (byte) random.nextInt();
                case 1 -> changed = java.util.Arrays.copyOf(changed, at);
                default ->
                    System.arraycopy(
                            bytes,
                            0,
                            changed,
                            at,
                            Math.min(random.nextInt(64), Math.min(bytes.length, changed.length - at)));
            }
        }
        return changed;
    }
}
