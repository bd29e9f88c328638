package org.chatrang.laws.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.laws.Move;
import org.chatrang.laws.MoveCodes;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Squares;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Looks through all legal play of two half-moves for what comes nearest to a placement. A half-move changes at most four
 * squares (castling), so most second half-moves need not be looked at: some microseconds for what is near.
 */
final class LineSearch {
    private static final int TYPES = PieceType.values().length;
    private static final int MOST_SQUARES_OF_A_MOVE = 4;

    private final Position position;
    private final Board board;
    private final long[] byType = new long[TYPES];
    private final long[] byColour = new long[2];
    private final MoveGenerator generator = new MoveGenerator();
    private final List<Move> openings = new ArrayList<>();
    private int best;
    private int[] line = {};
    private int equals;

    LineSearch(Position position, Setup observed) {
        this.position = position;
        this.board = position.copyBoard();
        for (Piece piece : Piece.values()) {
            long squares = observed.squaresOf(piece);
            byType[piece.type().ordinal()] |= squares;
            byColour[piece.colour().ordinal()] |= squares;
        }
        run();
    }

    /** The nearest line, if one is nearer than the position itself. */
    Optional<NearestLine> nearest() {
        if (line.length == 0) {
            return Optional.empty();
        }
        List<Move> moves = new ArrayList<>();
        Position after = position;
        for (int code : line) {
            Move move = MoveCodes.move(code);
            moves.add(move);
            after = after.play(move);
        }
        return Optional.of(new NearestLine(moves, Squares.list(differing(after.copyBoard())), equals == 1));
    }

    /** Legal moves after which so little differs that one more attempt could explain the rest. */
    List<Move> openings() {
        return openings;
    }

    private void run() {
        best = Long.bitCount(differing(board));
        int[] first = moves();
        int[] near = new int[first.length];
        for (int i = 0; i < first.length; i++) {
            long undo = board.make(first[i]);
            near[i] = Long.bitCount(differing(board));
            board.unmake(first[i], undo);
            consider(near[i], first[i]);
            if (near[i] <= MOST_SQUARES_OF_A_MOVE) {
                openings.add(MoveCodes.move(first[i]));
            }
        }
        for (int i = 0; i < first.length && best > 0; i++) {
            if (near[i] - MOST_SQUARES_OF_A_MOVE <= best) {
                second(first[i]);
            }
        }
    }

    private void second(int first) {
        long undo = board.make(first);
        for (int reply : moves()) {
            long undoReply = board.make(reply);
            consider(Long.bitCount(differing(board)), first, reply);
            board.unmake(reply, undoReply);
        }
        board.unmake(first, undo);
    }

    private void consider(int remaining, int... moves) {
        if (remaining < best) {
            best = remaining;
            line = moves;
            equals = 1;
        } else if (remaining == best && moves.length == line.length) {
            equals++;
        }
    }

    private int[] moves() {
        int[] codes = new int[generator.count(board)];
        generator.generate(board, codes);
        return codes;
    }

    private long differing(Board shown) {
        long squares = shown.occupied(0) ^ byColour[0] | shown.occupied(1) ^ byColour[1];
        for (int type = 0; type < TYPES; type++) {
            squares |= (shown.pieces(0, type) | shown.pieces(1, type)) ^ byType[type];
        }
        return squares;
    }
}
