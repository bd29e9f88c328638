package org.chatrang.laws;

/** Takes the marks off the end of a move's text, one after another, in whatever order they come. */
final class SanEnding {
    private static final String SIGNS = "+#!?\u2020\u2021";
    private static final String CHECKS = "+#\u2020\u2021";

    private String rest;
    private boolean enPassant;
    private boolean drawOffer;
    private boolean check;

    private SanEnding(String text) {
        this.rest = text;
    }

    static SanEnding of(String text) {
        SanEnding ending = new SanEnding(text);
        while (ending.takeOne()) {}
        return ending;
    }

    static boolean isCapture(char c) {
        return c == 'x' || c == ':';
    }

    /** What is left: the move. */
    String rest() {
        return rest;
    }

    SanMarks marks() {
        boolean capture = rest.indexOf('x') >= 0 || rest.indexOf(':') >= 0;
        return capture || enPassant || drawOffer || check
                ? new SanMarks(capture, enPassant, drawOffer, check)
                : SanMarks.NONE;
    }

    private boolean takeOne() {
        if (rest.isEmpty()) {
            return false;
        }
        char last = rest.charAt(rest.length() - 1);
        if (SIGNS.indexOf(last) >= 0) {
            check |= CHECKS.indexOf(last) >= 0;
            return take(1);
        }
        if (Character.isWhitespace(last) || last == '\u00A0') {
            return take(1);
        }
        if (rest.endsWith("(=)")) {
            drawOffer = true;
            return take(3);
        }
        if (last == '=') {
            drawOffer = true;
            return take(1);
        }
        int passing = passing();
        enPassant |= passing > 0;
        return passing > 0 && take(passing);
    }

    private boolean take(int characters) {
        rest = rest.substring(0, rest.length() - characters);
        return true;
    }

    /** The length of an "e.p." at the end, with its dots or without them, or 0. */
    private int passing() {
        for (String written : new String[] {"e.p.", "e.p", "ep.", "ep"}) {
            if (rest.endsWith(written)) {
                return written.length();
            }
        }
        return 0;
    }
}
