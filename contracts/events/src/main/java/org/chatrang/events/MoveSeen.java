package org.chatrang.events;

/**
 * A move is on the board but not completed yet (Article 4, 6.2.1). Shown, never judged.
 *
 * @param ply the half-move, from 1
 * @param uci the move, castling as the king's step (in Chess960 as king takes rook)
 * @param notation as the source wrote it, null if it only saw squares
 */
public record MoveSeen(int ply, String uci, String notation) implements GameFact {
    public MoveSeen {
        Require.ply(ply);
    }
}
