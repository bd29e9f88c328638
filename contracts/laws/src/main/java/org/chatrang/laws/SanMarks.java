package org.chatrang.laws;

/**
 * What is written beside a move (Appendix C.9, C.12 and C.13). Of these only a capture and e.p. are held against the board:
 * signs for check are forgotten or doubled too often to mean anything.
 *
 * @param capture an x or : is written
 * @param enPassant e.p. is written
 * @param drawOffer (=) or a trailing = is written: the player offered a draw with the move
 * @param check +, ++, # or a dagger is written
 */
public record SanMarks(boolean capture, boolean enPassant, boolean drawOffer, boolean check) {
    static final SanMarks NONE = new SanMarks(false, false, false, false);
}
