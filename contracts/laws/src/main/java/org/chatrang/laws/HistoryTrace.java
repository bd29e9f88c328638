package org.chatrang.laws;

import java.util.List;
import java.util.Optional;
import org.chatrang.laws.IllegalGrounds.Arrival;
import org.chatrang.laws.IllegalGrounds.Loss;
import org.chatrang.laws.IllegalGrounds.NotInPassing;
import org.chatrang.laws.IllegalGrounds.RightLost;
import org.chatrang.laws.board.Bitboards;

/** Finds in the moves of a game why a right is not there any more. */
final class HistoryTrace {
    private HistoryTrace() {}

    static Diagnosis complete(GameHistory game, Diagnosis diagnosis) {
        return switch (diagnosis) {
            case Diagnosis.Legal legal -> legal;
            case Diagnosis.Illegal(IllegalMove move) -> new Diagnosis.Illegal(complete(game, move));
        };
    }

    static IllegalMove complete(GameHistory game, IllegalMove move) {
        return switch (move.grounds()) {
            case RightLost(boolean kingSide, var unknown) ->
                move.on(new RightLost(kingSide, loss(game, move.piece().colour(), kingSide)));
            case NotInPassing(Man pawn, var unknown) -> move.on(new NotInPassing(pawn, arrival(game, pawn)));
            case IllegalGrounds.Evident evident -> move;
            case IllegalGrounds.Absent absent -> move;
            case IllegalGrounds.InTheWay inTheWay -> move;
            case IllegalGrounds.Attacked attacked -> move;
            case IllegalGrounds.Replaced replaced -> move;
            case IllegalGrounds.IsCastling castling -> move;
            case IllegalGrounds.Candidates candidates -> move;
            case IllegalGrounds.NoneOf noneOf -> move;
        };
    }

    /** The last move after which that side had no rook with a right on that side of the king, and before it had one. */
    private static Optional<Loss> loss(GameHistory game, Colour side, boolean kingSide) {
        Optional<Loss> found = Optional.empty();
        Position before = game.start();
        int ply = game.startPly();
        for (Move move : game.moves()) {
            Position after = before.play(move);
            ply++;
            long rook = rook(before, side, kingSide);
            if (rook != 0 && (after.castlingRooks() & rook) == 0) {
                found = Optional.of(new Loss(ply, San.writeLine(before, List.of(move)), cause(before, move, side)));
            }
            before = after;
        }
        return found;
    }

    private static long rook(Position position, Colour side, boolean kingSide) {
        long rank = side == Colour.WHITE ? Bitboards.RANK_1 : Bitboards.RANK_8;
        long below = Square.bit(position.kingSquare(side)) - 1;
        return position.castlingRooks() & rank & (kingSide ? ~below : below);
    }

    private static Loss.Cause cause(Position before, Move move, Colour side) {
        if (before.turn() != side) {
            return Loss.Cause.ROOK_CAPTURED;
        }
        return before.pieceAt(move.from()).type() == PieceType.KING ? Loss.Cause.KING_MOVED : Loss.Cause.ROOK_MOVED;
    }

    private static Optional<Arrival> arrival(GameHistory game, Man pawn) {
        List<Move> moves = game.moves();
        for (int i = moves.size() - 1; i >= 0; i--) {
            Move move = moves.get(i);
            if (!move.isCastling() && move.to() == pawn.square()) {
                int ply = game.startPly() + i + 1;
                String text = San.writeLine(game.positionAfter(ply - 1), List.of(move));
                return Optional.of(new Arrival(ply, text, Math.abs(move.to() - move.from()) == 16));
            }
        }
        return Optional.empty();
    }
}
