package org.chatrang.standings;

/** Names that come from outside and become keys: of rows, of records, of log lines. */
public final class Names {
    private static final int LONGEST = 500;

    private Names() {}

    /** Whether it can be a key: not blank, not endless, no control characters, no half of a surrogate pair. */
    public static boolean usable(String name) {
        return name != null
                && !name.isBlank()
                && name.length() <= LONGEST
                && name.codePoints().noneMatch(Names::unfit);
    }

    private static boolean unfit(int codePoint) {
        return Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.SURROGATE;
    }
}
