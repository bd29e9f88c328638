package org.chatrang.judging.fold;

/** Text of unknown origin, cut to what a sentence can hold. */
final class Quote {
    private static final int LONGEST = 80;

    private Quote() {}

    static String of(String text) {
        if (text == null) {
            return null;
        }
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
