package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.GameResult;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/**
 * The result as players show it: both kings in the centre, on light squares if White won, on dark ones if Black won, on one of
 * each for a draw; or a special piece. Two kings on centre squares always stand side by side, so it is never a position of a
 * game.
 */
final class ResultOnBoard {
    private static final List<Integer> CENTRE =
            List.of(Square.of("d4"), Square.of("e4"), Square.of("d5"), Square.of("e5"));

    private ResultOnBoard() {}

    /** The result shown, empty if none is. */
    static Optional<ResultGesture> of(SensedBoard board) {
        return kings(board).or(() -> resultPiece(board));
    }

    /** Whether both kings stand in the centre. */
    static boolean kingsInCentre(SensedBoard board) {
        return kings(board).isPresent();
    }

    private static Optional<ResultGesture> kings(SensedBoard board) {
        int white = find(board, Sensed.WHITE_KING);
        int black = find(board, Sensed.BLACK_KING);
        if (white == Square.NONE || black == Square.NONE) {
            return Optional.empty();
        }
        boolean sameColour = Square.isLight(white) == Square.isLight(black);
        GameResult decisive = Square.isLight(white) ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
        return Optional.of(new ResultGesture(
                sameColour ? decisive : GameResult.DRAW, List.of(Square.name(white), Square.name(black))));
    }

    /** Whether a result is shown on what stood there: but for it, for the kings and for what made room for them nothing changed. */
    static boolean standsOver(SensedBoard before, SensedBoard shown) {
        if (of(shown).isEmpty()) {
            return false;
        }
        for (long left = before.differences(shown); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            boolean ofTheResult = CENTRE.contains(square)
                    || isKing(before.at(square))
                    || shown.at(square).isResult();
            if (!ofTheResult) {
                return false;
            }
        }
        return true;
    }

    private static boolean isKing(Sensed sensed) {
        return sensed == Sensed.WHITE_KING || sensed == Sensed.BLACK_KING;
    }

    /** Whether the move brings a king into the centre. */
    static boolean isKingToCentre(Position before, Move move) {
        Piece moved = before.pieceAt(move.from());
        return moved != null && moved.type() == PieceType.KING && CENTRE.contains(move.destination());
    }

    private static int find(SensedBoard board, Sensed king) {
        return CENTRE.stream()
                .filter(square -> board.at(square) == king)
                .findFirst()
                .orElse(Square.NONE);
    }

    private static Optional<ResultGesture> resultPiece(SensedBoard board) {
        GameResult result = null;
        List<String> squares = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            Sensed sensed = board.at(square);
            if (sensed.isResult()) {
                result = meaning(sensed);
                squares.add(Square.name(square));
            }
        }
        return Optional.ofNullable(result).map(shown -> new ResultGesture(shown, squares));
    }

    private static GameResult meaning(Sensed piece) {
        return switch (piece) {
            case RESULT_WHITE_WINS -> GameResult.WHITE_WINS;
            case RESULT_BLACK_WINS -> GameResult.BLACK_WINS;
            default -> GameResult.DRAW;
        };
    }
}
