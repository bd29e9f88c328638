package org.chatrang.desk;

/** A request that cannot be done. Names the input, the place in it, what is wrong and how to put it right. */
public final class DeskException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final String input;
    private final String place;
    private final String fix;

    /** What kind of failure it is, with the HTTP status that says so. */
    public enum Kind {
        BAD_INPUT(400),
        NOT_FOUND(404),
        CONFLICT(409),
        TOO_LARGE(413),
        BUS_UNAVAILABLE(503);

        private final int status;

        Kind(int status) {
            this.status = status;
        }

        public int status() {
            return status;
        }
    }

    /**
     * A failure.
     *
     * @param input what was given, e.g. {@code query parameter pace}
     * @param place where in it, null if the input as a whole is meant
     * @param text what is wrong
     * @param fix how to put it right
     */
    public DeskException(Kind kind, String input, String place, String text, String fix) {
        super(text);
        this.kind = kind;
        this.input = input;
        this.place = place;
        this.fix = fix;
    }

    public static DeskException badInput(String input, String place, String text, String fix) {
        return new DeskException(Kind.BAD_INPUT, input, place, text, fix);
    }

    public static DeskException notFound(String input, String text, String fix) {
        return new DeskException(Kind.NOT_FOUND, input, null, text, fix);
    }

    public static DeskException conflict(String input, String text, String fix) {
        return new DeskException(Kind.CONFLICT, input, null, text, fix);
    }

    public Kind kind() {
        return kind;
    }

    public String input() {
        return input;
    }

    public String place() {
        return place;
    }

    public String fix() {
        return fix;
    }
}
