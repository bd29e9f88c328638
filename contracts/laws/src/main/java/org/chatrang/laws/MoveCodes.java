package org.chatrang.laws;

import org.chatrang.laws.board.Codes;

/** Between moves and the packed numbers of the board package. */
public final class MoveCodes {
    private static final PieceType[] TYPES = PieceType.values();
    private static final Move.Kind[] KINDS = Move.Kind.values();

    private MoveCodes() {}

    /** The move of a packed number. */
    public static Move move(int code) {
        int promotion = Codes.promotion(code);
        return new Move(
                Codes.from(code), Codes.to(code), promotion == 0 ? null : TYPES[promotion], KINDS[Codes.kind(code)]);
    }

    /** The packed number of a move. */
    public static int code(Move move) {
        int promotion = move.promotion() == null ? 0 : move.promotion().ordinal();
        return Codes.move(move.from(), move.to(), promotion, move.kind().ordinal());
    }
}
