package org.chatrang.laws.notation;

import java.util.Objects;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanMarks;
import org.chatrang.laws.SanReading;

/**
 * One entry of a scoresheet: a move and whether a draw was offered with it (Article 9.1.2.2: the offer is noted by both
 * players with (=), Appendix C.12).
 *
 * @param reading the move
 * @param marks what is written beside it
 */
public record ScoresheetEntry(SanReading reading, SanMarks marks) {
    public ScoresheetEntry {
        Objects.requireNonNull(reading, "reading");
        Objects.requireNonNull(marks, "marks");
    }

    /** Reads an entry: "Nf3(=)", "exd6 e.p.", "0-0 =". */
    public static ScoresheetEntry read(Position position, String text, Language language) {
        return new ScoresheetEntry(San.read(position, text, language), San.marks(text));
    }

    /** Whether a draw was offered with the move. */
    public boolean drawOffered() {
        return marks.drawOffer();
    }

    /**
     * Writes a legal move, with (=) if a draw was offered with it.
     *
     * @throws IllegalArgumentException if the move is not legal in the position
     */
    public static String write(Position position, Move move, NotationStyle style, boolean drawOffered) {
        return Notation.write(position, move, style) + (drawOffered ? " (=)" : "");
    }
}
