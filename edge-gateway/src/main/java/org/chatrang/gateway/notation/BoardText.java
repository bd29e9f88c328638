package org.chatrang.gateway.notation;

import org.chatrang.laws.IllegalMove;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;
import org.chatrang.laws.Uci;

/**
 * The board while a game's text is played on it. An illegal move whose squares are known stands on the board as it did on
 * the real one; once the board cannot be followed any more, the text alone goes on.
 */
public sealed interface BoardText {
    /** The board is known. */
    record Known(Position position) implements BoardText {}

    /** It is not: only the text can be told. */
    record Lost() implements BoardText {}

    /**
     * A half-move of the text on the board.
     *
     * @param uci the move, null if the squares are not known
     * @param placement what stands on the board after it, null if that is not known
     * @param legal whether the Laws allow it where it was written
     * @param after the board after it
     */
    record Played(String uci, String placement, boolean legal, BoardText after) {}

    /** Plays the next half-move. */
    default Played play(String san) {
        return switch (this) {
            case Lost lost -> new Played(null, null, false, lost);
            case Known(Position position) -> playOn(position, san);
        };
    }

    private static Played playOn(Position position, String san) {
        return switch (San.read(position, san)) {
            case SanReading.Legal(var move) -> {
                Position after = position.play(move);
                yield new Played(Uci.write(position, move), after.placement(), true, new Known(after));
            }
            case SanReading.Illegal(IllegalMove move) -> standing(position, move);
            case SanReading.Unreadable unreadable -> new Played(null, null, false, new Lost());
        };
    }

    private static Played standing(Position position, IllegalMove move) {
        Piece moved = move.from() == Square.NONE ? null : position.pieceAt(move.from());
        if (moved == null || move.to() == Square.NONE) {
            return new Played(null, null, false, new Lost());
        }
        String uci = Square.name(move.from()) + Square.name(move.to());
        Piece target = position.pieceAt(move.to());
        if (target != null && target.colour() == moved.colour()) {
            return new Played(uci, null, false, new Lost());
        }
        Setup setup = position.setup()
                .with(move.to(), moved)
                .with(move.from(), null)
                .withTurn(position.turn().other())
                .withEnPassantSquare(Square.NONE)
                .withCastlingRooks(rooksLeft(position, moved, move));
        BoardText after =
                Position.tryOf(setup) instanceof Playability.Playable(Position next) ? new Known(next) : new Lost();
        return new Played(uci, setup.placement(), false, after);
    }

    private static long rooksLeft(Position position, Piece moved, IllegalMove move) {
        long lost = Square.bit(move.from()) | Square.bit(move.to());
        boolean king = moved.type() == PieceType.KING;
        return position.castlingRooks() & ~lost & ~(king ? position.occupied(moved.colour()) : 0);
    }
}
