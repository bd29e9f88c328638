package org.chatrang.gateway.boardlog;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.serial.FirstPosition;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;

/** What a board that shows no first position may be in the middle of. */
final class MidGame {
    private static final int LAST_RANK = 7;
    /** So many squares differ at most between two looks at a move being made, or while the last men are set up. */
    private static final int NEAR = 4;

    private MidGame() {}

    /**
     * The games that may be going on: either side may be to move, and may castle if the men still stand for it.
     *
     * @param raw the board as its connector numbers it
     * @param turned whether the connector is at White's right hand, null if that is not known
     */
    static List<GameOnBoard> of(SensedBoard raw, Boolean turned) {
        boolean other = turned == null ? seemsTurned(raw) : turned;
        SensedBoard shown = other ? raw.turned() : raw;
        Setup men = shown.setup();
        boolean first = FirstPosition.is(shown);
        long rooks = first ? rooks(men) : rooksAtHome(men);
        return Stream.of(Colour.WHITE, Colour.BLACK)
                .filter(turn -> !first || turn == Colour.WHITE)
                .flatMap(turn -> playable(men.withTurn(turn).withCastlingRooks(rooks)).stream())
                .map(position -> new GameOnBoard(position.fen(), other, List.of()))
                .toList();
    }

    /** The first position of a game. */
    static boolean isStart(SensedBoard raw) {
        return raw.equals(start()) || raw.equals(start().turned());
    }

    /** That position, but for a few men that are missing or stand elsewhere. */
    static boolean isNearStart(SensedBoard raw) {
        return !isFar(raw, start()) || !isFar(raw, start().turned());
    }

    /** Whether more lies between the two than a move or two. */
    static boolean isFar(SensedBoard before, SensedBoard now) {
        return Long.bitCount(before.differences(now)) > NEAR;
    }

    static SensedBoard start() {
        return SensedBoard.of(Position.initial().setup());
    }

    /** As White sees it, as far as that can be told from the men. */
    static SensedBoard asWhiteSeesIt(SensedBoard raw) {
        return seemsTurned(raw) ? raw.turned() : raw;
    }

    /** Pawns and kings stand nearer to their own side: together, not each of them. */
    private static boolean seemsTurned(SensedBoard raw) {
        int white = 0;
        for (int square = 0; square < 64; square++) {
            int fromMiddle = 2 * Square.rank(square) - LAST_RANK;
            white += switch (raw.at(square)) {
                case WHITE_PAWN, WHITE_KING -> -fromMiddle;
                case BLACK_PAWN, BLACK_KING -> fromMiddle;
                default -> 0;
            };
        }
        return white < 0;
    }

    private static Optional<Position> playable(Setup men) {
        return Position.tryOf(men) instanceof Playability.Playable(Position position)
                ? Optional.of(position)
                : Optional.empty();
    }

    private static long rooks(Setup men) {
        return men.squaresOf(Piece.WHITE_ROOK) | men.squaresOf(Piece.BLACK_ROOK);
    }

    private static long rooksAtHome(Setup men) {
        long rooks = 0;
        for (Colour side : Colour.values()) {
            int row = side == Colour.WHITE ? 0 : LAST_RANK;
            if (men.pieceAt(Square.of(4, row)) == Piece.of(side, PieceType.KING)) {
                rooks |= rookAt(men, Square.of(0, row), side) | rookAt(men, Square.of(LAST_RANK, row), side);
            }
        }
        return rooks;
    }

    private static long rookAt(Setup men, int square, Colour side) {
        return men.pieceAt(square) == Piece.of(side, PieceType.ROOK) ? Square.bit(square) : 0;
    }
}
