package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Colour;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;
import org.chatrang.laws.Uci;
import org.chatrang.laws.placement.NearestLine;
import org.chatrang.laws.placement.PlacementDiagnosis;
import org.chatrang.laws.placement.PlacementExplanation;

/**
 * What a board shows that no legal move explains. One man carried where it may not go, and the press, is a completed illegal
 * move: for the judges. Everything else is told as it stands, and looked past from then on.
 */
final class Unexplained {
    /** So many squares may be wrong about a line that was meant. */
    private static final int NEAR = 2;

    private final PlacementDiagnosis diagnosis;
    private final Position expected;
    private final SensedBoard shown;
    private final Optional<Move> stillFelt;

    Unexplained(Position expected, SensedBoard shown) {
        this.expected = expected;
        this.shown = shown;
        this.diagnosis = PlacementDiagnosis.of(expected, shown.setup());
        this.stillFelt = stillFelt();
    }

    /** The one legal move whose man is where it went and is still felt where it was: that it left was lost on the line. */
    private Optional<Move> stillFelt() {
        SensedBoard before = SensedBoard.of(expected.setup());
        if (Long.bitCount(before.differences(shown)) > 1) {
            return Optional.empty();
        }
        List<Move> moves = expected.legalMoves().stream()
                .filter(move -> move.kind() == Move.Kind.NORMAL && move.promotion() == null)
                .filter(move -> before.with(move.to(), before.at(move.from())).equals(shown))
                .toList();
        return moves.size() == 1 ? Optional.of(moves.getFirst()) : Optional.empty();
    }

    boolean isOf(Position position, SensedBoard board) {
        return expected == position && shown.equals(board);
    }

    SensedBoard shown() {
        return shown;
    }

    /** A legal move lacks a part: the other man of castling, the pawn taken in passing. */
    boolean lacksAPart() {
        return diagnosis.explanation() instanceof PlacementExplanation.Unfinished;
    }

    /** A man is in the hand, or something is still to be done that the move needs. */
    boolean isUnfinished() {
        boolean begun = lacksAPart()
                || illegal()
                        .filter(attempt -> attempt.illegal().reason() == IllegalReason.PROMOTION_MISSING)
                        .isPresent();
        var differences = diagnosis.differences();
        boolean inTheHand = differences.displaced().isEmpty()
                && differences.surplus().isEmpty()
                && differences.missing().size() <= 2;
        return begun || inTheHand;
    }

    /** The illegal move of that player that the placement shows. */
    Optional<PlacementExplanation.IllegalAttempt> illegalBy(Colour player) {
        return illegal()
                .filter(attempt -> attempt.illegal().reason() != IllegalReason.NOT_ITS_TURN
                        && (attempt.before().isEmpty()
                                        ? expected.turn()
                                        : expected.turn().other())
                                == player);
    }

    private Optional<PlacementExplanation.IllegalAttempt> illegal() {
        return diagnosis.explanation() instanceof PlacementExplanation.IllegalAttempt attempt
                ? Optional.of(attempt)
                : Optional.empty();
    }

    /** An attempt as it is written: castling by the king's squares as people see it. */
    static String write(Position position, Attempt attempt) {
        Piece moved = position.pieceAt(attempt.from());
        boolean castling = moved != null
                && moved.type() == PieceType.KING
                && position.pieceAt(attempt.to()) == Piece.of(moved.colour(), PieceType.ROOK);
        boolean usual = castling && Square.file(attempt.from()) == 4 && Square.file(attempt.to()) % 7 == 0;
        int to = usual ? Move.castling(attempt.from(), attempt.to()).destination() : attempt.to();
        String squares = Square.name(attempt.from()) + Square.name(to);
        return attempt.promotion() == null
                ? squares
                : squares + Character.toLowerCase(attempt.promotion().letter());
    }

    /** What is told of it. */
    PlacementSeen told(boolean pressed) {
        return new PlacementSeen(shown.placement(), pressed, line());
    }

    /** In words. */
    String text() {
        return diagnosis.text();
    }

    private List<String> line() {
        List<String> texts = new ArrayList<>();
        Position position = expected;
        for (Move move : nearestMoves()) {
            texts.add(Uci.write(position, move));
            position = position.play(move);
        }
        return texts;
    }

    private List<Move> nearestMoves() {
        if (diagnosis.explanation() instanceof PlacementExplanation.Unfinished(List<Move> before, Move move)) {
            List<Move> moves = new ArrayList<>(before);
            moves.add(move);
            return moves;
        }
        return stillFelt
                .map(List::of)
                .or(() -> diagnosis.nearest().map(NearestLine::moves))
                .orElse(List.of());
    }

    /** Whether there is one line that comes so near that it must have been meant. */
    boolean isNear() {
        return lacksAPart()
                || stillFelt.isPresent()
                || diagnosis
                        .nearest()
                        .filter(line -> line.only() && line.remaining().size() <= NEAR)
                        .isPresent();
    }

    /** What the board is taken to mean: the nearest line if it is near, else what the moves lead to. */
    SensedBoard meaning() {
        SensedBoard board = SensedBoard.of(expected.setup());
        if (isNear()) {
            for (Move move : nearestMoves()) {
                board = Matching.after(board, move);
            }
        }
        return board;
    }

    /** The board as it is, if it can be played from with that side to move. */
    Optional<Position> asItStands(Colour turn) {
        long rooks = 0;
        for (Colour side : Colour.values()) {
            int king = expected.kingSquare(side);
            boolean kingThere = shown.at(king).piece() == expected.pieceAt(king);
            rooks |= kingThere ? expected.castlingRooks() & inPlace(Piece.of(side, PieceType.ROOK)) : 0;
        }
        return GameStart.playable(shown.setup().withTurn(turn).withCastlingRooks(rooks));
    }

    private long inPlace(Piece piece) {
        return shown.setup().squaresOf(piece);
    }

    /** The board after the attempt, if it can be played from. */
    static Optional<Position> after(Position position, Attempt attempt, SensedBoard shown) {
        Setup after = position.setup().after(attempt);
        return after.placement().equals(shown.placement()) ? GameStart.playable(after) : Optional.empty();
    }
}
