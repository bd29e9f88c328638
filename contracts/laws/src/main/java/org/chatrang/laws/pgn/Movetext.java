package org.chatrang.laws.pgn;

import java.io.IOException;
import java.util.List;

/** Reads the elements of the movetext: words, comments, variations, glyphs. */
final class Movetext {
    private static final int LONGEST_WORD = 255;

    private final PgnSource source;
    private final boolean bytes;
    private final GameBuilder game;
    private final PgnLimits limits;
    private long beginning;

    Movetext(PgnSource source, boolean bytes, GameBuilder game, PgnLimits limits) {
        this.source = source;
        this.bytes = bytes;
        this.game = game;
        this.limits = limits;
        beginGame();
    }

    /** The game's size is counted from here. */
    void beginGame() {
        beginning = source.consumed();
    }

    boolean overflows() {
        return source.consumed() - beginning > limits.characters() || game.full();
    }

    /** Reads one element; true if it was a result, which ends the game. */
    boolean readOne() throws IOException {
        long line = source.line();
        switch (source.peek(0)) {
            case '{' -> braceComment();
            case ';' -> lineComment();
            case '(' -> variation();
            case '$' -> glyph();
            case '[' -> bracket();
            case '}' -> unbalanced(PgnProblem.Kind.UNBALANCED_BRACE, "a } without its {");
            case ')' -> unbalanced(PgnProblem.Kind.UNBALANCED_PARENTHESIS, "a ) without its (");
            default -> {
                return word(line);
            }
        }
        return false;
    }

    static boolean isBlank(int c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == 0x0B || c == 0xA0;
    }

    private boolean word(long line) throws IOException {
        StringBuilder word = new StringBuilder();
        while (continuesWord(source.peek(0), word.isEmpty())) {
            int c = source.next();
            if (word.length() < LONGEST_WORD) {
                word.append((char) c);
            }
            if (c == '(') {
                word.append((char) source.next()).append((char) source.next());
            }
            if (c == '*') {
                break;
            }
        }
        boolean ended = false;
        for (MoveToken token : MoveToken.split(decoded(word.toString()))) {
            game.add(token, line);
            ended |= token instanceof MoveToken.Ending;
        }
        return ended;
    }

    private String decoded(String word) {
        return bytes ? PgnText.utf8(word).orElse(word) : word;
    }

    private boolean continuesWord(int c, boolean first) throws IOException {
        if (c == '(' && !first && source.peek(2) == ')') {
            return "QRBN".indexOf(source.peek(1)) >= 0; // e8(Q), an older way to write a promotion
        }
        return c != PgnSource.END && !isBlank(c) && (first || "{}();[$*".indexOf(c) < 0);
    }

    private void braceComment() throws IOException {
        long opened = source.line();
        source.next();
        StringBuilder text = new StringBuilder();
        while (true) {
            int c = source.peek(0);
            boolean nextGame = c == '[' && source.atLineStart() && TagLine.nameAhead(source, true) != null;
            if (c == PgnSource.END || nextGame) {
                game.problem(opened, PgnProblem.Kind.UNBALANCED_BRACE, "a comment without its }");
                break;
            }
            source.next();
            if (c == '}') {
                break;
            }
            if (!overflows()) {
                text.append((char) (c == '\r' ? '\n' : c));
            }
        }
        game.addComment(text.toString(), opened);
    }

    private void lineComment() throws IOException {
        long line = source.line();
        source.next();
        StringBuilder text = new StringBuilder();
        for (int c = source.next(); c != '\n' && c != PgnSource.END; c = source.next()) {
            if (!overflows()) {
                text.append((char) c);
            }
        }
        game.addComment(text.toString(), line);
    }

    /** Skips a variation with whatever is nested in it. */
    private void variation() throws IOException {
        long opened = source.line();
        int depth = 0;
        do {
            int c = source.peek(0);
            if (c == PgnSource.END || c == '[' && TagLine.nameAhead(source, true) != null) {
                game.problem(opened, PgnProblem.Kind.UNBALANCED_PARENTHESIS, "a variation without its )");
                return;
            }
            switch (c) {
                case '{' -> skipComment();
                case ';' -> source.skipLine();
                default -> source.next();
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        } while (depth > 0);
    }

    private void skipComment() throws IOException {
        while (source.next() != '}') {
            boolean nextGame = source.peek(0) == '[' && source.atLineStart() && TagLine.nameAhead(source, true) != null;
            if (source.peek(0) == PgnSource.END || nextGame) {
                return;
            }
        }
    }

    private void glyph() throws IOException {
        source.next();
        int number = 0;
        boolean any = false;
        while (source.peek(0) >= '0' && source.peek(0) <= '9') {
            number = Math.min(number * 10 + source.next() - '0', 100_000);
            any = true;
        }
        if (any && number <= 255) {
            game.addGlyphs(List.of(number));
        } else {
            game.problem(source.line(), PgnProblem.Kind.STRAY_TEXT, "a $ without a glyph's number (0 to 255)");
        }
    }

    /** A command outside a comment, as some broadcasters leave it: {@code e4 [%clk 0:10:00]}. */
    private void bracket() throws IOException {
        long line = source.line();
        if (source.peek(1) != '%') {
            source.next();
            game.problem(line, PgnProblem.Kind.STRAY_TEXT, "left out a [ that begins no tag");
            return;
        }
        StringBuilder command = new StringBuilder();
        int c = source.next();
        while (c != ']' && c != PgnSource.END && command.length() < LONGEST_WORD) {
            command.append((char) c);
            c = source.next();
        }
        game.problem(line, PgnProblem.Kind.UNBALANCED_BRACE, "a command outside { }: " + command + "]");
        game.addComment(command + "]", line);
    }

    private void unbalanced(PgnProblem.Kind kind, String text) throws IOException {
        game.problem(source.line(), kind, text);
        source.next();
    }
}
