package org.chatrang.gateway.simulator;

import org.chatrang.gateway.noise.NoiseShares;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/** Moves during which a man can be felt on its way. */
final class Slides {
    /** Every move that can be made so is. */
    static final NoiseShares ALWAYS = new NoiseShares(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0);

    private Slides() {}

    /** Whether the move goes further than one square, along a line, onto a free square. */
    static boolean possible(Position position, Move move) {
        Piece man = position.pieceAt(move.from());
        int distance = Math.max(
                Math.abs(Square.file(move.from()) - Square.file(move.to())),
                Math.abs(Square.rank(move.from()) - Square.rank(move.to())));
        return move.kind() == Move.Kind.NORMAL
                && man.type() != PieceType.KNIGHT
                && position.pieceAt(move.to()) == null
                && distance > 1;
    }
}
