package org.chatrang.gateway.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;

/** A man carried to a free square where it may not go. Not a king: that might be taken for something else. */
record Illegal(int from, int to) {
    static Optional<Illegal> find(Position position, RandomGenerator random) {
        List<Illegal> choices = new ArrayList<>();
        for (int from = 0; from < 64; from++) {
            Piece man = position.pieceAt(from);
            if (man == null || man.colour() != position.turn() || man.type() == PieceType.KING) {
                continue;
            }
            for (int to = 0; to < 64; to++) {
                if (position.pieceAt(to) == null && !legal(position, from, to) && !lastRankPawn(man, to)) {
                    choices.add(new Illegal(from, to));
                }
            }
        }
        return choices.isEmpty() ? Optional.empty() : Optional.of(choices.get(random.nextInt(choices.size())));
    }

    private static boolean legal(Position position, int from, int to) {
        return position.legalMoves().stream().anyMatch(move -> move.from() == from && move.to() == to);
    }

    private static boolean lastRankPawn(Piece man, int to) {
        return man.type() == PieceType.PAWN && (to < 8 || to >= 56);
    }
}
