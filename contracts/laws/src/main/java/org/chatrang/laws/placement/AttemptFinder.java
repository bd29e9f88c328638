package org.chatrang.laws.placement;

import java.util.List;
import java.util.Optional;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Man;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/** The one thing somebody did with one man (with king and rook, if that looks like castling) that explains all differences. */
final class AttemptFinder {
    private AttemptFinder() {}

    static Optional<Attempt> find(Position position, Differences differences) {
        List<Displaced> displaced = differences.displaced();
        if (displaced.size() == 2
                && differences.missing().isEmpty()
                && differences.surplus().isEmpty()) {
            return castling(position, displaced);
        }
        if (displaced.size() == 1 && differences.surplus().isEmpty()) {
            return carried(displaced.getFirst(), differences.missing());
        }
        return displaced.isEmpty() && differences.surplus().size() == 1
                ? replaced(differences.surplus().getFirst(), differences.missing())
                : Optional.empty();
    }

    /** A man went to an empty square or took the place of another; a pawn may have taken one it passed. */
    private static Optional<Attempt> carried(Displaced man, List<Man> missing) {
        boolean explains = missing.isEmpty() || missing.size() == 1 && isPrey(man, missing.getFirst());
        return explains ? Optional.of(new Attempt(man.from(), man.to(), null)) : Optional.empty();
    }

    private static boolean isPrey(Displaced man, Man gone) {
        boolean passed = man.piece().type() == PieceType.PAWN
                && gone.piece() == Piece.of(man.piece().colour().other(), PieceType.PAWN)
                && gone.square() == (man.to() ^ 8)
                && Square.rank(gone.square()) == Square.rank(man.from());
        return gone.square() == man.to() || passed;
    }

    /** A pawn was taken off and another man of its colour stands on the last rank. */
    private static Optional<Attempt> replaced(Man arrived, List<Man> missing) {
        boolean lastRank = Square.rank(arrived.square()) == (arrived.piece().colour() == Colour.WHITE ? 7 : 0);
        Piece pawn = Piece.of(arrived.piece().colour(), PieceType.PAWN);
        List<Man> pawns = missing.stream().filter(man -> man.piece() == pawn).toList();
        boolean others = missing.stream().anyMatch(man -> man.piece() != pawn && man.square() != arrived.square());
        return lastRank && pawns.size() == 1 && !others
                ? Optional.of(new Attempt(
                        pawns.getFirst().square(),
                        arrived.square(),
                        arrived.piece().type()))
                : Optional.empty();
    }

    private static Optional<Attempt> castling(Position position, List<Displaced> displaced) {
        Displaced king = of(displaced, PieceType.KING);
        Displaced rook = of(displaced, PieceType.ROOK);
        if (king == null
                || rook == null
                || king.piece().colour() != rook.piece().colour()) {
            return Optional.empty();
        }
        boolean kingSide = rook.from() > king.from();
        int rank = king.from() & 56;
        boolean castled = king.to() == (rank | (kingSide ? 6 : 2)) && rook.to() == (rank | (kingSide ? 5 : 3));
        return castled ? Optional.of(new Attempt(king.from(), rook.from(), null)) : Optional.empty();
    }

    private static Displaced of(List<Displaced> displaced, PieceType type) {
        return displaced.stream()
                .filter(man -> man.piece().type() == type)
                .findFirst()
                .orElse(null);
    }
}
