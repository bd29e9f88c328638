package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/** Finds the legal moves that lead from a position to what a board shows, by the squares that differ. */
final class Matching {
    /** Two half-moves change at most eight squares (two castlings). */
    private static final int MOST_OF_TWO = 8;

    private Matching() {}

    /** The one legal move that leads to the board. Two moves never lead to the same placement. */
    static Optional<Move> one(Position position, SensedBoard before, SensedBoard shown) {
        long differences = before.differences(shown);
        if (differences == 0 || Long.bitCount(differences) > 4) {
            return Optional.empty();
        }
        for (Move move : position.legalMoves()) {
            if (isChange(move, differences) && after(before, move).equals(shown)) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    /** Two half-moves that lead to the board; the first one preferred if it is the start of several such lines. */
    static List<Move> two(Position position, SensedBoard before, SensedBoard shown, Optional<Move> preferred) {
        long differences = before.differences(shown);
        if (differences == 0 || Long.bitCount(differences) > MOST_OF_TWO) {
            return List.of();
        }
        List<Move> firsts = new ArrayList<>();
        preferred.filter(position::isLegal).ifPresent(firsts::add);
        firsts.addAll(position.legalMoves());
        for (Move first : firsts) {
            if (!first.isCastling() && (differences & Square.bit(first.from())) == 0) {
                continue; // what left a square is missing there, or something else stands on it
            }
            Position between = position.play(first);
            Optional<Move> second = one(between, after(before, first), shown);
            if (second.isPresent()) {
                return List.of(first, second.get());
            }
        }
        return List.of();
    }

    /** What the board shows after the move. */
    static SensedBoard after(SensedBoard before, Move move) {
        Sensed moved = before.at(move.from());
        return switch (move.kind()) {
            case NORMAL ->
                before.with(move.from(), Sensed.EMPTY)
                        .with(move.to(), move.promotion() == null ? moved : promoted(moved, move));
            case EN_PASSANT ->
                before.with(move.from(), Sensed.EMPTY)
                        .with(move.to() ^ 8, Sensed.EMPTY)
                        .with(move.to(), moved);
            case CASTLING ->
                before.with(move.from(), Sensed.EMPTY)
                        .with(move.to(), Sensed.EMPTY)
                        .with(move.destination(), moved)
                        .with(move.rookDestination(), before.at(move.to()));
        };
    }

    private static Sensed promoted(Sensed pawn, Move move) {
        return Sensed.of(Piece.of(pawn.piece().colour(), move.promotion()));
    }

    /** Whether the move can be what changed these squares, and those only; quick, and never wrong when it says no. */
    private static boolean isChange(Move move, long differences) {
        return switch (move.kind()) {
            case NORMAL -> differences == (Square.bit(move.from()) | Square.bit(move.to()));
            case EN_PASSANT ->
                differences == (Square.bit(move.from()) | Square.bit(move.to()) | Square.bit(move.to() ^ 8));
            case CASTLING ->
                (differences
                                & ~(Square.bit(move.from())
                                        | Square.bit(move.to())
                                        | Square.bit(move.destination())
                                        | Square.bit(move.rookDestination())))
                        == 0;
        };
    }
}
