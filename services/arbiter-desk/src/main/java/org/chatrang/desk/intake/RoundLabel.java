package org.chatrang.desk.intake;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the Round tag says: {@code 7} is a round, {@code 7.12} a round and a board, {@code 7.2.12} a round, a game of its
 * match and a board.
 *
 * @param round the round, 0 if the tag gives none
 * @param board the board, 0 if the tag gives none
 */
record RoundLabel(int round, int board) {
    private static final Pattern FORM = Pattern.compile("(\\d{1,4})(?:\\.\\d{1,4})*?(?:\\.(\\d{1,5}))?");

    static RoundLabel parse(String text) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches()) {
            return new RoundLabel(0, 0);
        }
        return new RoundLabel(
                Integer.parseInt(form.group(1)), form.group(2) == null ? 0 : Integer.parseInt(form.group(2)));
    }
}
