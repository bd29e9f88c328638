package org.chatrang.laws;

import java.util.List;

/**
 * Moves in standard algebraic notation (Appendix C; the PGN standard's SAN): "Nf3", "exd5", "O-O", "e8=Q#". Other languages
 * and scoresheets: package {@code notation}.
 */
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
     * Writes legal moves with their numbers: "12.Nf3 Nc6" or "12...Nc6 13.Bb5".
     *
     * @throws IllegalArgumentException if a move is not legal where it comes
     */
    public static String writeLine(Position start, List<Move> moves) {
        StringBuilder text = new StringBuilder();
        Position position = start;
        for (Move move : moves) {
            boolean white = position.turn() == Colour.WHITE;
            String gap = text.isEmpty() ? "" : " ";
            text.append(gap);
            if (white || gap.isEmpty()) {
                text.append(position.fullmoveNumber()).append(white ? "." : "...");
            }
            text.append(write(position, move));
            position = position.play(move);
        }
        return text.toString();
    }

    /**
     * Reads a move as people and broadcasters write it: without x, + or #, with e.p., (=), ! and ?, 0-0, long algebraic
     * "Ng1-f3" and "e2e4", "e8Q", "e8=q", "e8(Q)" and "e8/Q", figurines. Nothing is guessed: a text that fits several legal
     * moves names them, and one that contradicts the board, a capture of nothing or an e.p. that is none, is no move.
     */
    public static SanReading read(Position position, String text) {
        return read(position, text, PieceLetters.ENGLISH);
    }

    /** The same with the initials of another language. */
    public static SanReading read(Position position, String text, PieceLetters letters) {
        SanScan scan = SanScan.of(text, letters);
        SanReading reading = switch (scan.text()) {
            case SanText.Unreadable(String reason) -> new SanReading.Unreadable(reason);
            case SanText.Castling(boolean kingSide) -> reading(Legality.diagnoseCastling(position, kingSide));
            case SanText.Squares(PieceType piece, int from, int to, PieceType promotion) ->
                SanResolver.fromSquares(position, piece, from, to, promotion);
            case SanText.Piece piece -> SanResolver.fromPiece(position, piece);
        };
        return reading instanceof SanReading.Legal(Move move)
                ? SanResolver.contradiction(position, move, scan.marks(), text).orElse(reading)
                : reading;
    }

    /** What a text says beside the move, in whatever language the move is. */
    public static SanMarks marks(String text) {
        return SanScan.marksOf(text);
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
