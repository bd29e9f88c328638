package org.chatrang.gateway.journal;

/** The journal cannot be opened or read, or is closed. The message names the file and what to do. */
public final class JournalException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public JournalException(String message) {
        super(message);
    }

    public JournalException(String message, Throwable cause) {
        super(message, cause);
    }
}
