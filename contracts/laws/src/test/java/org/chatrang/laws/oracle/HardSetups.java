package org.chatrang.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;

/** Positions in which it is hard to say who can still mate: walls of pawns, prisons, few men, few moves. */
enum HardSetups {
    /** A wall of pawns that block each other and cannot capture, a king on each side of it, bishops and others about. */
    WALL {
        @Override
        Setup setup(RandomGenerator random) {
            Setup setup = Setup.empty();
            int height = random.nextInt(1, 6);
            boolean gap = random.nextBoolean();
            for (int file = 0; file < 8; file++) {
                height = Math.clamp(gap ? height : height + (random.nextBoolean() ? 1 : -1), 1, 5);
                gap = !gap && random.nextInt(3) == 0;
                setup = gap ? setup : pair(setup, file, height);
            }
            int officers = random.nextInt(8) / 3;
            for (int i = 0; i < officers; i++) {
                setup = put(setup, random.nextInt(64), officer(random, 9));
            }
            setup = random.nextInt(8) == 0 ? put(setup, random.nextInt(64), pawn(random)) : setup;
            return random.nextInt(4) == 0 ? kings(setup, random) : kingsBehind(setup, random);
        }

        /** Each king on its own side of the wall, where there is room. */
        private Setup kingsBehind(Setup setup, RandomGenerator random) {
            for (int tries = 0; tries < 50; tries++) {
                int white = random.nextInt(24);
                int black = 63 - random.nextInt(24);
                boolean free = setup.pieceAt(white) == null && setup.pieceAt(black) == null && white / 8 < black / 8;
                if (free) {
                    return setup.with(white, Piece.WHITE_KING).with(black, Piece.BLACK_KING);
                }
            }
            return kings(setup, random);
        }
    },
    /** Both kings shut in corners by pawns and bishops of both sides, perhaps a wall between. */
    PRISON {
        @Override
        Setup setup(RandomGenerator random) {
            Setup setup = cell(Setup.empty(), random, Colour.WHITE);
            int turns = random.nextInt(1, 4);
            for (int i = 0; i < turns; i++) {
                setup = turned(setup, random.nextInt(1, 4));
            }
            Colour free = setup.squaresOf(Piece.WHITE_KING) == 0 ? Colour.WHITE : Colour.BLACK;
            return cell(setup, random, free);
        }

        private Setup cell(Setup setup, RandomGenerator random, Colour prisoner) {
            int king = random.nextInt(3) * 8 + random.nextInt(3);
            if (setup.pieceAt(king) != null) {
                return setup;
            }
            Setup cell = setup.with(king, Piece.of(prisoner, PieceType.KING));
            for (int square = 0; square < 64; square++) {
                int distance = Math.max(Math.abs(square % 8 - king % 8), Math.abs(square / 8 - king / 8));
                if (distance > 0 && distance <= 2 && random.nextInt(4) > 0) {
                    cell = put(cell, square, random.nextInt(6) > 0 ? pawn(random) : officer(random, 9));
                }
            }
            return cell;
        }
    },
    /** Five to eight men anywhere. */
    ENDGAME {
        @Override
        Setup setup(RandomGenerator random) {
            Setup setup = kings(Setup.empty(), random);
            int men = random.nextInt(3, 7);
            for (int i = 0; i < men; i++) {
                setup = put(setup, random.nextInt(64), random.nextInt(2) == 0 ? pawn(random) : officer(random, 3));
            }
            return setup;
        }
    },
    /** Anything with at most three legal moves, half of the time in check: forced lines. */
    FORCED {
        @Override
        Setup setup(RandomGenerator random) {
            while (true) {
                Position position = RandomSetups.position(random);
                if (position.legalMoves().size() <= 3) {
                    return position.setup();
                }
            }
        }
    },
    /** Nothing but captures en passant, or castling, or promotions can be played. */
    SPECIAL {
        @Override
        Setup setup(RandomGenerator random) {
            while (true) {
                Position position = RandomSetups.position(random);
                List<Move> moves = position.legalMoves();
                if (!moves.isEmpty()
                        && moves.size() <= 12
                        && moves.stream()
                                .allMatch(move -> move.kind() != Move.Kind.NORMAL || move.promotion() != null)) {
                    return position.setup();
                }
            }
        }
    },
    /** Chains of pawns one side of which is a corner, with bishops: what keeps the known programs busy. */
    CHAIN {
        @Override
        Setup setup(RandomGenerator random) {
            Setup setup = Setup.empty();
            for (int file = random.nextInt(2); file < 8; file += random.nextInt(1, 3)) {
                setup = pair(setup, file, random.nextInt(1, 6));
                if (random.nextInt(3) == 0) {
                    setup = put(setup, random.nextInt(1, 7) * 8 + file, pawn(random));
                }
            }
            int bishops = random.nextInt(1, 4);
            for (int i = 0; i < bishops; i++) {
                setup = put(setup, random.nextInt(64), Piece.of(colour(random), PieceType.BISHOP));
            }
            return kings(setup, random);
        }
    },
    /** A wall near a king and rooks at home that may still castle. */
    CASTLES {
        @Override
        Setup setup(RandomGenerator random) {
            int king = random.nextInt(1, 7);
            int west = random.nextInt(king);
            int east = random.nextInt(king + 1, 8);
            Setup setup = Setup.empty().with(king, Piece.WHITE_KING);
            long rights = 0;
            if (random.nextInt(3) > 0) {
                setup = setup.with(west, Piece.WHITE_ROOK);
                rights |= 1L << west;
            }
            if (random.nextInt(3) > 0) {
                setup = setup.with(east, Piece.WHITE_ROOK);
                rights |= 1L << east;
            }
            for (int file = 0; file < 8; file++) {
                setup = random.nextInt(8) == 0 ? setup : pair(setup, file, 1 + random.nextInt(3) / 2);
            }
            int others = random.nextInt(4);
            for (int i = 0; i < others; i++) {
                setup = put(setup, random.nextInt(16), officer(random, 6));
            }
            setup = king(setup, random, Colour.BLACK).withCastlingRooks(rights);
            return random.nextBoolean() ? setup : upsideDown(setup);
        }
    },
    /** A wall in which pawns can still pass each other, perhaps one just has. */
    PASSING {
        @Override
        Setup setup(RandomGenerator random) {
            Setup setup = WALL.setup(random).withTurn(Colour.BLACK);
            int file = random.nextInt(8);
            int beside = file == 7 || file > 0 && random.nextBoolean() ? file - 1 : file + 1;
            boolean passed = random.nextBoolean();
            for (int rank = 1; rank < 4; rank++) {
                setup = removed(setup, 8 * rank + file);
            }
            setup = removed(setup, 24 + beside);
            setup = put(setup, 24 + beside, Piece.BLACK_PAWN);
            setup = put(setup, (passed ? 24 : 8) + file, Piece.WHITE_PAWN);
            setup = passed ? setup.withEnPassantSquare(16 + file) : setup;
            return random.nextBoolean() ? setup : upsideDown(setup);
        }

        private Setup removed(Setup setup, int square) {
            Piece piece = setup.pieceAt(square);
            return piece != null && piece.type() == PieceType.KING ? setup : setup.with(square, null);
        }
    },
    /** A board so full that hardly anything moves. */
    CROWD {
        @Override
        Setup setup(RandomGenerator random) {
            Setup setup = kings(Setup.empty(), random);
            int pawns = random.nextInt(8);
            for (int square = 0; square < 64; square++) {
                boolean pawn = random.nextInt(8) < pawns;
                setup = random.nextInt(9) == 0 ? setup : put(setup, square, pawn ? pawn(random) : officer(random, 5));
            }
            return setup;
        }
    };

    abstract Setup setup(RandomGenerator random);

    /** The next playable one. */
    Position position(RandomGenerator random) {
        while (true) {
            Setup setup = setup(random);
            boolean flipped = this != FORCED && this != SPECIAL && this != PASSING && random.nextBoolean();
            Optional<Position> position =
                    playable(flipped ? setup.withTurn(setup.turn().other()) : setup);
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    /** The same with one man moved, taken away or put, or none, and perhaps the other side to move. */
    static Optional<Position> changed(Position position, RandomGenerator random) {
        Setup setup = position.setup().withEnPassantSquare(Square.NONE).withCastlingRooks(0);
        int changes = random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            List<Integer> men = new ArrayList<>();
            for (int square = 0; square < 64; square++) {
                if (setup.pieceAt(square) != null) {
                    men.add(square);
                }
            }
            int from = men.get(random.nextInt(men.size()));
            Piece piece = setup.pieceAt(from);
            boolean king = piece.type() == PieceType.KING;
            int to = random.nextInt(64);
            switch (random.nextInt(4)) {
                case 0 -> setup = king ? setup : setup.with(from, null);
                case 1 -> setup = put(setup, to, random.nextBoolean() ? pawn(random) : officer(random, 4));
                case 2 ->
                    setup = setup.pieceAt(to) == null && placeable(piece, to)
                            ? put(setup.with(from, null), to, piece)
                            : setup;
                default ->
                    setup = king
                            ? setup
                            : setup.with(from, Piece.of(piece.colour().other(), piece.type()));
            }
        }
        return playable(
                random.nextBoolean() ? setup : setup.withTurn(setup.turn().other()));
    }

    private static Optional<Position> playable(Setup setup) {
        return switch (Position.tryOf(setup)) {
            case Playability.Playable(Position position) -> Optional.of(position);
            case Playability.Unplayable ignored -> Optional.empty();
        };
    }

    private static Setup pair(Setup setup, int file, int rank) {
        return put(put(setup, 8 * rank + file, Piece.WHITE_PAWN), 8 * rank + 8 + file, Piece.BLACK_PAWN);
    }

    /** Puts the man on the square if it is empty and the man may stand there. */
    private static Setup put(Setup setup, int square, Piece piece) {
        return setup.pieceAt(square) == null && placeable(piece, square) ? setup.with(square, piece) : setup;
    }

    private static boolean placeable(Piece piece, int square) {
        return piece.type() != PieceType.PAWN || square > 7 && square < 56;
    }

    private static Setup kings(Setup setup, RandomGenerator random) {
        return king(king(setup, random, Colour.WHITE), random, Colour.BLACK);
    }

    private static Setup king(Setup setup, RandomGenerator random, Colour colour) {
        int square;
        do {
            square = random.nextInt(64);
        } while (setup.pieceAt(square) != null);
        return setup.with(square, Piece.of(colour, PieceType.KING));
    }

    private static Piece pawn(RandomGenerator random) {
        return Piece.of(colour(random), PieceType.PAWN);
    }

    /** A bishop more often than not, the more so the larger the number. */
    private static Piece officer(RandomGenerator random, int bishops) {
        PieceType type = switch (random.nextInt(3 + bishops)) {
            case 0 -> PieceType.KNIGHT;
            case 1 -> PieceType.ROOK;
            case 2 -> PieceType.QUEEN;
            default -> PieceType.BISHOP;
        };
        return Piece.of(colour(random), type);
    }

    private static Colour colour(RandomGenerator random) {
        return random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
    }

    /** The ranks in reverse order, the colours exchanged, with all rights. */
    private static Setup upsideDown(Setup setup) {
        Setup turned = turned(setup, 2)
                .withTurn(setup.turn().other())
                .withCastlingRooks(Long.reverseBytes(setup.castlingRooks()));
        return setup.enPassantSquare() == Square.NONE
                ? turned
                : turned.withEnPassantSquare(setup.enPassantSquare() ^ 56);
    }

    /** Reflected left to right, top to bottom with the colours exchanged, or both. */
    private static Setup turned(Setup setup, int how) {
        Setup turned = Setup.empty();
        for (int square = 0; square < 64; square++) {
            Piece piece = setup.pieceAt(square);
            if (piece != null) {
                int to = square ^ (how % 2 == 0 ? 0 : 7) ^ (how < 2 ? 0 : 56);
                Colour colour = how < 2 ? piece.colour() : piece.colour().other();
                turned = turned.with(to, Piece.of(colour, piece.type()));
            }
        }
        return turned;
    }
}
