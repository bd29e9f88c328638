package org.chatrang.launcher.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The words of the main line with their places: what stands in tags, comments and variations is passed over. */
final class MovetextWords {
    private static final Pattern TAG = Pattern.compile("\uFEFF?\\s*\\[\\s*[A-Za-z0-9_]+\\s+\".*\"\\s*\\]\\s*");
    private static final Pattern ESCAPED = Pattern.compile("%.*");
    private static final String RESULT_UNKNOWN = "*";
    private static final String ENDS_A_WORD = "{}();[$*";

    private final List<Word> words = new ArrayList<>();
    private boolean inComment;
    private int variations;

    private MovetextWords() {}

    /**
     * A word between blanks.
     *
     * @param line from 1
     * @param column from 1, in characters
     */
    record Word(String text, long line, int column) {}

    /** The words of these lines, the first of which has that number, up to the tags of a next game; results count as words. */
    static List<Word> of(List<String> lines, long first) {
        MovetextWords reading = new MovetextWords();
        for (int i = 0; i < lines.size(); i++) {
            if (reading.isWholeLine(lines.get(i), TAG) && !reading.words.isEmpty()) {
                break;
            }
            reading.read(lines.get(i), first + i);
        }
        return reading.words;
    }

    private void read(String line, long number) {
        if (isWholeLine(line, TAG) || isWholeLine(line, ESCAPED)) {
            return;
        }
        int at = 0;
        while (at < line.length()) {
            char c = line.charAt(at);
            if (inComment) {
                inComment = c != '}';
                at++;
            } else if (c == ';') {
                return;
            } else if (c == '[') {
                int end = line.indexOf(']', at);
                at = end < 0 ? line.length() : end + 1;
            } else if (c == '*' && variations == 0) {
                words.add(new Word(RESULT_UNKNOWN, number, at + 1));
                at++;
            } else if (ENDS_A_WORD.indexOf(c) >= 0) {
                inComment = c == '{';
                variations = Math.max(0, variations + (c == '(' ? 1 : c == ')' ? -1 : 0));
                at = c == '$' ? afterDigits(line, at + 1) : at + 1;
            } else if (isBlank(c)) {
                at++;
            } else {
                at = word(line, number, at);
            }
        }
    }

    private boolean isWholeLine(String line, Pattern kind) {
        return !inComment && kind.matcher(line).matches();
    }

    private int word(String line, long number, int begin) {
        int end = begin;
        while (end < line.length() && !isBlank(line.charAt(end)) && !endsWord(line, end)) {
            end += isPromotion(line, end) ? 3 : 1;
        }
        if (variations == 0) {
            words.add(new Word(line.substring(begin, end).replace("\uFEFF", ""), number, begin + 1));
        }
        return end;
    }

    private static boolean endsWord(String line, int at) {
        return ENDS_A_WORD.indexOf(line.charAt(at)) >= 0 && !isPromotion(line, at);
    }

    /** {@code e8(Q)}, an older way to write a promotion. */
    private static boolean isPromotion(String line, int at) {
        return at + 2 < line.length()
                && line.charAt(at) == '('
                && "QRBN".indexOf(line.charAt(at + 1)) >= 0
                && line.charAt(at + 2) == ')';
    }

    private static int afterDigits(String line, int begin) {
        int at = begin;
        while (at < line.length() && Character.isDigit(line.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || c == '\u00A0';
    }
}
