package org.chatrang.laws.pgn;

import java.io.IOException;

/** Tag pairs: recognising one ahead without reading it, and reading it. */
final class TagLine {
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_VALUE = 64 * 1024;

    private TagLine() {}

    /**
     * The name of the tag pair that begins at the next character, or null if none does.
     *
     * @param strict accept only {@code [Name "}; otherwise also {@code [Name value]} with the quotes forgotten
     */
    static String nameAhead(PgnSource source, boolean strict) throws IOException {
        if (source.peek(0) != '[') {
            return null;
        }
        int at = skipBlanks(source, 1);
        StringBuilder name = new StringBuilder();
        while (isNameCharacter(source.peek(at), name.isEmpty()) && name.length() < LONGEST_NAME) {
            name.append((char) source.peek(at++));
        }
        int afterBlanks = skipBlanks(source, at);
        boolean quoted = source.peek(afterBlanks) == '"';
        boolean unquoted = !strict && afterBlanks > at && closesOnThisLine(source, afterBlanks);
        return !name.isEmpty() && (quoted || unquoted) ? name.toString() : null;
    }

    /** Reads the tag pair that {@link #nameAhead} saw. */
    static void read(PgnSource source, GameBuilder game) throws IOException {
        long line = source.line();
        String name = nameAhead(source, false);
        while (!isNameCharacter(source.peek(0), true)) {
            source.next();
        }
        source.skip(name.length());
        source.skip(skipBlanks(source, 0));
        StringBuilder value = new StringBuilder();
        String broken = source.peek(0) == '"' ? quoted(source, value) : unquoted(source, value);
        if (broken != null) {
            game.problem(line, PgnProblem.Kind.BROKEN_TAG, "tag " + name + ": " + broken);
        }
        game.addTag(new PgnTag(name, value.toString()), line);
    }

    private static String quoted(PgnSource source, StringBuilder value) throws IOException {
        source.next();
        String broken = null;
        while (true) {
            int c = source.peek(0);
            if (c == PgnSource.END || c == '\n' || c == '\r' || value.length() >= LONGEST_VALUE) {
                return "the value is not closed on its line";
            }
            source.next();
            int following = source.peek(0);
            if (c == '\\' && (following == '\\' || following == '"' && !closesAndEndsLine(source, 1))) {
                value.append((char) source.next());
            } else if (c != '"') {
                value.append((char) c);
            } else if (closes(source, 0)) {
                source.skip(skipBlanks(source, 0) + 1);
                return broken;
            } else if (endsLine(source, 0)) {
                return "the bracket is not closed on its line";
            } else {
                broken = "a quote within the value is not escaped";
                value.append('"');
            }
        }
    }

    private static String unquoted(PgnSource source, StringBuilder value) throws IOException {
        int c = source.next();
        while (c != ']' && c != '\n' && c != PgnSource.END) {
            value.append((char) c);
            c = source.next();
        }
        return "the value has no quotes";
    }

    private static boolean closes(PgnSource source, int ahead) throws IOException {
        return source.peek(skipBlanks(source, ahead)) == ']';
    }

    /** {@code "C:\"]} at the end of a line: the backslash is a careless path, no escape. */
    private static boolean closesAndEndsLine(PgnSource source, int ahead) throws IOException {
        int bracket = skipBlanks(source, ahead);
        return source.peek(bracket) == ']' && endsLine(source, bracket + 1);
    }

    private static boolean endsLine(PgnSource source, int ahead) throws IOException {
        int c = source.peek(skipBlanks(source, ahead));
        return c == '\n' || c == '\r' || c == PgnSource.END;
    }

    private static boolean closesOnThisLine(PgnSource source, int ahead) throws IOException {
        for (int at = ahead; at < PgnSource.LOOK_AHEAD; at++) {
            int c = source.peek(at);
            if (c == ']') {
                return true;
            }
            if (c == '\n' || c == '\r' || c == PgnSource.END) {
                return false;
            }
        }
        return false;
    }

    private static int skipBlanks(PgnSource source, int ahead) throws IOException {
        int at = ahead;
        while (at < PgnSource.LOOK_AHEAD && (source.peek(at) == ' ' || source.peek(at) == '\t')) {
            at++;
        }
        return at;
    }

    private static boolean isNameCharacter(int c, boolean first) {
        boolean letter = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
        return letter || !first && (c >= '0' && c <= '9' || c == '_');
    }
}
