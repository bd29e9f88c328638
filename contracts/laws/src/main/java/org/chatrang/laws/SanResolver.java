package org.chatrang.laws;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

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
                    from,
                    to,
                    List.of(from),
                    "no " + type.word() + " stands on " + Square.name(from)));
        }
        return San.reading(Legality.diagnose(position, from, to, promotion));
    }

    static SanReading fromPiece(Position position, SanText.Piece text) {
        List<Move> legal = new ArrayList<>();
        List<IllegalMove> illegal = new ArrayList<>();
        for (int from : candidates(position, text)) {
            switch (Legality.diagnose(position, from, text.to(), text.promotion())) {
                // Written "Kh1", castling would be the king's capture of his own rook: nobody means that.
                case Diagnosis.Legal(Move move)
                when move.isCastling() ->
                    illegal.add(new IllegalMove(
                            IllegalReason.WRONG_MOVEMENT,
                            from,
                            text.to(),
                            List.of(from),
                            "castling is written O-O or O-O-O"));
                case Diagnosis.Legal(Move move) -> legal.add(move);
                case Diagnosis.Illegal(IllegalMove move) -> illegal.add(move);
            }
        }
        if (legal.size() == 1) {
            return new SanReading.Legal(legal.getFirst());
        }
        return new SanReading.Illegal(legal.isEmpty() ? explain(position, text, illegal) : ambiguous(text, legal));
    }

    private static List<Integer> candidates(Position position, SanText.Piece text) {
        boolean push = text.type() == PieceType.PAWN && text.file() < 0 && !text.capture();
        int file = push ? Square.file(text.to()) : text.file();
        return Squares.list(position.squaresOf(Piece.of(position.turn(), text.type()))).stream()
                .filter(square -> file < 0 || Square.file(square) == file)
                .filter(square -> text.rank() < 0 || Square.rank(square) == text.rank())
                .toList();
    }

    private static IllegalMove explain(Position position, SanText.Piece text, List<IllegalMove> attempts) {
        if (attempts.isEmpty()) {
            return new IllegalMove(
                    IllegalReason.NO_PIECE,
                    Square.NONE,
                    text.to(),
                    List.of(),
                    "no " + Piece.of(position.turn(), text.type()).words() + " fits the text");
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
        String pieces = "the " + Piece.of(position.turn(), text.type()).words() + "s on " + Squares.names(origins);
        return new IllegalMove(
                same ? attempts.getFirst().reason() : IllegalReason.NO_SUCH_MOVE,
                Square.NONE,
                text.to(),
                origins,
                "none of " + pieces + " can legally go to " + Square.name(text.to()) + ": "
                        + attempts.stream().map(IllegalMove::text).distinct().collect(Collectors.joining("; ")));
    }

    private static IllegalMove ambiguous(SanText.Piece text, List<Move> legal) {
        List<Integer> origins = legal.stream().map(Move::from).toList();
        return new IllegalMove(
                IllegalReason.AMBIGUOUS,
                Square.NONE,
                text.to(),
                origins,
                "the pieces on " + Squares.names(origins) + " can all go to " + Square.name(text.to()));
    }
}
