package org.chatrang.laws;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chatrang.laws.board.Bitboards;

/** Finds the piece a SAN text means; when no legal move fits, the one illegal move it can have meant. */
final class SanResolver {
    /** Faults of a piece that could not even get there: such a piece is hardly the one meant if another could. */
    private static final Set<IllegalReason> OUT_OF_REACH = EnumSet.of(
            IllegalReason.WRONG_MOVEMENT,
            IllegalReason.PATH_BLOCKED,
            IllegalReason.NOT_MOVED,
            IllegalReason.PAWN_CAPTURE_WITHOUT_TARGET);

    private SanResolver() {}

    static SanReading fromSquares(Position position, PieceType type, int from, int to, PieceType promotion) {
        Piece piece = position.pieceAt(from);
        if (type != null && piece != null && piece.type() != type) {
            return new SanReading.Illegal(new IllegalMove(
                    IllegalReason.NO_PIECE,
                    null,
                    from,
                    to,
                    List.of(from),
                    new IllegalGrounds.Absent(Optional.of(Piece.of(position.turn(), type)))));
        }
        return San.reading(Legality.diagnose(position, from, to, promotion));
    }

    static SanReading fromPiece(Position position, SanText.Piece text) {
        long origins = origins(position, text);
        List<Move> legal = new ArrayList<>(2);
        for (Move move : position.legalMoves()) {
            if (move.to() == text.to()
                    && (origins & Square.bit(move.from())) != 0
                    && move.promotion() == text.promotion()
                    && !move.isCastling()) {
                legal.add(move);
            }
        }
        return switch (legal.size()) {
            case 0 -> new SanReading.Illegal(explain(position, text, attempts(position, text, origins)));
            case 1 -> new SanReading.Legal(legal.getFirst());
            default -> new SanReading.Illegal(ambiguous(position, text, legal));
        };
    }

    /** Where the men stand that the text can mean. */
    private static long origins(Position position, SanText.Piece text) {
        long origins = position.squaresOf(Piece.of(position.turn(), text.type()));
        boolean push = text.type() == PieceType.PAWN && text.file() < 0 && !text.capture();
        int file = push ? Square.file(text.to()) : text.file();
        if (file >= 0) {
            origins &= Bitboards.FILE_A << file;
        }
        return text.rank() < 0 ? origins : origins & Bitboards.RANK_1 << 8 * text.rank();
    }

    private static List<IllegalMove> attempts(Position position, SanText.Piece text, long origins) {
        List<IllegalMove> attempts = new ArrayList<>();
        for (int from : Squares.list(origins)) {
            attempts.add(
                    switch (Legality.diagnose(position, from, text.to(), text.promotion())) {
                        case Diagnosis.Illegal(IllegalMove move) -> move;
                        // Written "Kh1", castling would be the king's capture of his own rook: nobody means that.
                        case Diagnosis.Legal castling -> castlingOnly(position, from, text.to());
                    });
        }
        return attempts;
    }

    private static IllegalMove castlingOnly(Position position, int from, int to) {
        return new IllegalMove(
                IllegalReason.WRONG_MOVEMENT,
                position.pieceAt(from),
                from,
                to,
                List.of(from),
                new IllegalGrounds.IsCastling());
    }

    private static IllegalMove explain(Position position, SanText.Piece text, List<IllegalMove> attempts) {
        if (attempts.isEmpty()) {
            return new IllegalMove(
                    IllegalReason.NO_PIECE,
                    null,
                    Square.NONE,
                    text.to(),
                    List.of(),
                    new IllegalGrounds.Absent(Optional.of(Piece.of(position.turn(), text.type()))));
        }
        List<IllegalMove> likely = attempts.stream()
                .filter(attempt -> !OUT_OF_REACH.contains(attempt.reason()))
                .toList();
        if (likely.isEmpty()) {
            likely = attempts.stream()
                    .filter(attempt -> attempt.reason() != IllegalReason.WRONG_MOVEMENT)
                    .toList();
        }
        if (likely.isEmpty()) {
            likely = attempts;
        }
        return likely.size() == 1 ? likely.getFirst() : inCommon(position, text, likely);
    }

    /** Several pieces could be meant, so the origin stays open; the reason is told if it is the same for all. */
    private static IllegalMove inCommon(Position position, SanText.Piece text, List<IllegalMove> attempts) {
        boolean same = attempts.stream().map(IllegalMove::reason).distinct().count() == 1;
        List<Integer> origins = attempts.stream().map(IllegalMove::from).toList();
        return new IllegalMove(
                same ? attempts.getFirst().reason() : IllegalReason.NO_SUCH_MOVE,
                Piece.of(position.turn(), text.type()),
                Square.NONE,
                text.to(),
                origins,
                new IllegalGrounds.NoneOf(attempts));
    }

    private static IllegalMove ambiguous(Position position, SanText.Piece text, List<Move> legal) {
        return new IllegalMove(
                IllegalReason.AMBIGUOUS,
                Piece.of(position.turn(), text.type()),
                Square.NONE,
                text.to(),
                legal.stream().map(Move::from).toList(),
                new IllegalGrounds.Candidates(
                        legal.stream().map(move -> San.write(position, move)).toList()));
    }

    /** Why a legal move cannot be the one written, although piece and squares fit; empty if nothing speaks against it. */
    static Optional<SanReading> contradiction(Position position, Move move, SanMarks marks, String text) {
        boolean captures = position.isCapture(move) || move.isCastling();
        if (marks.capture() && !captures) {
            return Optional.of(new SanReading.Unreadable("\"" + text + "\" contradicts the board: nothing stands on "
                    + Square.name(move.to()) + " to be captured"));
        }
        return marks.enPassant() && move.kind() != Move.Kind.EN_PASSANT
                ? Optional.of(new SanReading.Unreadable(
                        "\"" + text + "\" contradicts the board: the move is no capture en passant"))
                : Optional.empty();
    }
}
