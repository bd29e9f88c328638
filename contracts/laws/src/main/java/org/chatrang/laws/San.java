package org.chatrang.laws;

import java.util.List;

/** Moves in standard algebraic notation (Appendix C; the PGN standard's SAN): "Nf3", "exd5", "O-O", "e8=Q#". */
public final class San {
    private San() {}

    /**
     * Writes a legal move, with the shortest origin that tells it apart, castling as O-O, + for check and # for mate.
     *
     * @throws IllegalArgumentException if the move is not legal in the position
     */
    public static String write(Position position, Move move) {
        Position after = position.play(move);
        String ending = !after.inCheck() ? "" : after.isCheckmate() ? "#" : "+";
        return SanWriter.withoutEnding(position, move) + ending;
    }

    /**
     * Reads a move as people and broadcasters write it: without x, + or #, with e.p. or ! and ?, 0-0, long algebraic
     * "Ng1-f3" and "e2e4", "e8Q" and "e8=q", figurines.
     */
    public static SanReading read(Position position, String text) {
        return switch (SanText.parse(text)) {
            case SanText.Unreadable(String reason) -> new SanReading.Unreadable(reason);
            case SanText.Castling(boolean kingSide) -> reading(Legality.diagnoseCastling(position, kingSide));
            case SanText.Squares(PieceType piece, int from, int to, PieceType promotion) ->
                SanResolver.fromSquares(position, piece, from, to, promotion);
            case SanText.Piece piece -> SanResolver.fromPiece(position, piece);
        };
    }

    /** The legal moves a list of SAN texts plays from a position; stops with an exception at the first that is none. */
    public static Position playAll(Position start, List<String> moves) {
        Position position = start;
        for (String text : moves) {
            position = switch (read(position, text)) {
                case SanReading.Legal(Move move) -> position.play(move);
                case SanReading.Illegal(IllegalMove illegal) ->
                    throw new IllegalArgumentException(
                            "\"" + text + "\" is not legal in \"" + position.fen() + "\": " + illegal.text());
                case SanReading.Unreadable(String reason) -> throw new IllegalArgumentException(reason);
            };
        }
        return position;
    }

    static SanReading reading(Diagnosis diagnosis) {
        return switch (diagnosis) {
            case Diagnosis.Legal(Move move) -> new SanReading.Legal(move);
            case Diagnosis.Illegal(IllegalMove illegal) -> new SanReading.Illegal(illegal);
        };
    }
}
