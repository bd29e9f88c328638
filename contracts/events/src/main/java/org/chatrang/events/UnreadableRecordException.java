package org.chatrang.events;

/** A record that is not what its topic holds. The message says what was expected, what was found and where. */
public final class UnreadableRecordException extends Exception {
    private static final long serialVersionUID = 1;

    /** The reason, in one sentence. */
    public UnreadableRecordException(String reason) {
        super(reason);
    }

    /** The reason, in one sentence, and what the parser said. */
    public UnreadableRecordException(String reason, Throwable cause) {
        super(reason, cause);
    }
}
