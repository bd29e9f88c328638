package org.chatrang.laws.pgn;

import java.util.Objects;
import java.util.Optional;

/**
 * Something in the text of a game that does not follow the PGN standard, and that the reader got over.
 *
 * @param line line of the input, from 1
 * @param kind what is wrong
 * @param text one sentence for a person, naming the offending text
 * @param leftOut the word that was left out, if one was that may have been meant as a half-move
 */
public record PgnProblem(long line, Kind kind, String text, Optional<LeftOut> leftOut) {
    public PgnProblem {
        Objects.requireNonNull(leftOut, "leftOut");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(text, "text");
    }

    /** A problem for which no word was left out. */
    public PgnProblem(long line, Kind kind, String text) {
        this(line, kind, text, Optional.empty());
    }

    /**
     * A word of the movetext that is neither move, number nor result.
     *
     * @param word as written, its beginning if it is long
     * @param plies half-moves read before it
     * @param number the move number written before it, 0 if none is: the half-move after it has that number, too
     */
    public record LeftOut(String word, int plies, int number) {}

    /** What can be wrong with a game's text. */
    public enum Kind {
        /** A tag without quotes, or whose value or bracket is not closed on its line. */
        BROKEN_TAG,
        /** The same tag twice in one game; both are kept, the first counts. */
        DUPLICATE_TAG,
        /** A comment without its end, or an end without a comment. */
        UNBALANCED_BRACE,
        /** A variation without its end, or an end without a variation. */
        UNBALANCED_PARENTHESIS,
        /** Text that is neither move, number, result nor comment; it is left out. */
        STRAY_TEXT,
        /** A clock or elapsed time that is no time. */
        BAD_TIME,
        /** The movetext ends without a result token. */
        MISSING_RESULT,
        /** The result token contradicts the Result tag. */
        RESULT_MISMATCH,
        /** The game is longer than the limit; the rest of it is left out. */
        TOO_LARGE,
        /** More problems than are listed. */
        FURTHER_PROBLEMS
    }
}
