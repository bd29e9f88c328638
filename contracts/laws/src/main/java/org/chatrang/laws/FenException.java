package org.chatrang.laws;

/** A text that is no FEN: says which field is wrong, where in the text, and what should stand there. */
public final class FenException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final FenField field;
    private final int offset;
    private final String fix;

    FenException(String fen, FenField field, int offset, String fault, String fix) {
        super("FEN \"" + shortened(fen) + "\", " + field.words() + " at character " + (offset + 1) + ": " + fault
                + "; write " + fix);
        this.field = field;
        this.offset = offset;
        this.fix = fix;
    }

    /** The field that is wrong or missing. */
    public FenField field() {
        return field;
    }

    /** Where in the text, counted from 0. */
    public int offset() {
        return offset;
    }

    /** What should stand there. */
    public String fix() {
        return fix;
    }

    private static String shortened(String fen) {
        return fen.length() <= 120 ? fen : fen.substring(0, 117) + "...";
    }
}
