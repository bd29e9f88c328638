package org.chatrang.laws.pgn;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A ply while its comments and glyphs are still being read. */
final class PlyBuilder {
    private final int number;
    private final String san;
    private final long line;
    private Optional<Duration> clock = Optional.empty();
    private Optional<Duration> elapsed = Optional.empty();
    private Optional<String> evaluation = Optional.empty();
    private final StringBuilder comment = new StringBuilder(0);
    private List<Integer> nags = List.of();

    PlyBuilder(int number, String san, long line) {
        this.number = number;
        this.san = san;
        this.line = line;
    }

    void add(CommentText text) {
        clock = text.clock().or(() -> clock);
        elapsed = text.elapsed().or(() -> elapsed);
        evaluation = text.evaluation().or(() -> evaluation);
        append(comment, text.rest());
    }

    void addGlyphs(List<Integer> glyphs) {
        if (!glyphs.isEmpty()) {
            nags = new ArrayList<>(nags);
            nags.addAll(glyphs);
        }
    }

    PgnPly build(UnaryOperator<String> decoding) {
        return new PgnPly(
                number, san, clock, elapsed, evaluation.map(decoding), decoding.apply(comment.toString()), nags, line);
    }

    /** The bytes-as-characters that decide which encoding the game is in. */
    String undecoded() {
        return comment.toString();
    }

    static void append(StringBuilder comment, String more) {
        if (!comment.isEmpty() && !more.isEmpty()) {
            comment.append(' ');
        }
        comment.append(more);
    }
}
