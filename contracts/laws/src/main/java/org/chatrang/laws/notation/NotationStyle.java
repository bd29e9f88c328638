package org.chatrang.laws.notation;

import java.util.Objects;

/**
 * How moves are written.
 *
 * @param language whose initials
 * @param zeros castling as 0-0, as the Laws write it (Appendix C.13), not O-O as PGN does
 * @param passing e.p. after a capture en passant (Appendix C.9.3, C.13)
 * @param doubleMate mate as ++, not # (Appendix C.13 allows both)
 */
public record NotationStyle(Language language, boolean zeros, boolean passing, boolean doubleMate) {
    public NotationStyle {
        Objects.requireNonNull(language, "language");
    }

    /** As PGN and broadcasts write, with that language's letters. */
    public static NotationStyle broadcast(Language language) {
        return new NotationStyle(language, false, false, false);
    }

    /** As the Laws' own examples: 0-0, e.p. and #. */
    public static NotationStyle scoresheet(Language language) {
        return new NotationStyle(language, true, true, false);
    }
}
