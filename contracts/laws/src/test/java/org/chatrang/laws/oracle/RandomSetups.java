package org.chatrang.laws.oracle;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;

/** Men thrown on a board at random: pins, checks, castling and en passant in combinations no game shows. */
public final class RandomSetups {
    private static final PieceType[] OFFICERS = {PieceType.KNIGHT, PieceType.BISHOP, PieceType.ROOK, PieceType.QUEEN};

    private RandomSetups() {}

    /** The next playable one. */
    public static Position position(RandomGenerator random) {
        while (true) {
            Optional<Position> position = playable(setup(random));
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    public static Setup setup(RandomGenerator random) {
        Setup setup = Setup.empty().withTurn(random.nextBoolean() ? Colour.WHITE : Colour.BLACK);
        setup = king(king(setup, random, Colour.WHITE), random, Colour.BLACK);
        int men = switch (random.nextInt(4)) {
            case 0 -> random.nextInt(1, 6);
            case 1 -> random.nextInt(24, 50);
            default -> random.nextInt(1, 24);
        };
        boolean manyPawns = random.nextBoolean();
        for (int i = 0; i < men; i++) {
            Colour colour = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
            boolean pawn = random.nextInt(4) < (manyPawns ? 3 : 1);
            int square = pawn ? random.nextInt(8, 56) : random.nextInt(64);
            if (setup.pieceAt(square) == null) {
                setup = setup.with(
                        square, Piece.of(colour, pawn ? PieceType.PAWN : OFFICERS[random.nextInt(OFFICERS.length)]));
            }
        }
        return castling(enPassant(setup, random), random);
    }

    private static Setup king(Setup setup, RandomGenerator random, Colour colour) {
        int square;
        do {
            boolean atHome = random.nextInt(3) == 0;
            square = atHome ? random.nextInt(8) + (colour == Colour.WHITE ? 0 : 56) : random.nextInt(64);
        } while (setup.pieceAt(square) != null);
        return setup.with(square, Piece.of(colour, PieceType.KING));
    }

    private static Setup castling(Setup setup, RandomGenerator random) {
        long rooks = 0;
        for (Colour colour : Colour.values()) {
            int first = colour == Colour.WHITE ? 0 : 56;
            int king = Long.numberOfTrailingZeros(setup.squaresOf(Piece.of(colour, PieceType.KING)));
            if (king >> 3 != first >> 3) {
                continue;
            }
            int west = first + random.nextInt(8);
            int east = first + random.nextInt(8);
            if (west < king && setup.pieceAt(west) == Piece.of(colour, PieceType.ROOK)) {
                rooks |= Square.bit(west);
            }
            if (east > king && setup.pieceAt(east) == Piece.of(colour, PieceType.ROOK)) {
                rooks |= Square.bit(east);
            }
        }
        return setup.withCastlingRooks(rooks);
    }

    private static Setup enPassant(Setup setup, RandomGenerator random) {
        boolean white = setup.turn() == Colour.WHITE;
        int square = (white ? 40 : 16) + random.nextInt(8);
        if (random.nextInt(3) == 0) {
            return setup;
        }
        Setup passed = setup.with(square, null)
                .with(white ? square + 8 : square - 8, null)
                .with(square ^ 8, Piece.of(setup.turn().other(), PieceType.PAWN))
                .withEnPassantSquare(square);
        int beside = (square ^ 8) + (random.nextBoolean() ? 1 : -1);
        return beside >> 3 == (square ^ 8) >> 3 ? passed.with(beside, Piece.of(setup.turn(), PieceType.PAWN)) : passed;
    }

    private static Optional<Position> playable(Setup setup) {
        return switch (Position.tryOf(setup)) {
            case Playability.Playable(Position position) -> Optional.of(position);
            case Playability.Unplayable ignored -> Optional.empty();
        };
    }
}
