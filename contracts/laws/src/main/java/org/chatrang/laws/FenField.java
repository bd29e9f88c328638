package org.chatrang.laws;

/** The six fields of Forsyth-Edwards Notation, in their order. */
public enum FenField {
    PLACEMENT("piece placement", "eight ranks from the eighth to the first, separated by /"),
    TURN("side to move", "w or b"),
    CASTLING("castling rights", "- or letters of KQkq, or the files of the castling rooks (HAha)"),
    EN_PASSANT("en passant square", "- or a square of the third or sixth rank"),
    HALFMOVE_CLOCK("half-move clock", "a number of plies from 0 to 99999"),
    FULLMOVE_NUMBER("full-move number", "a move number from 1 to 99999");

    private final String words;
    private final String fix;

    FenField(String words, String fix) {
        this.words = words;
        this.fix = fix;
    }

    /** The field's name, for sentences. */
    public String words() {
        return words;
    }

    /** What the field should hold. */
    public String fix() {
        return fix;
    }
}
