package org.chatrang.judging.loop;

/** A batch was refused before its transaction was to be committed, and the transaction is aborted: nothing of it exists. */
public final class BatchRefusedException extends Exception {
    private static final long serialVersionUID = 1;

    /** What the broker said. */
    public BatchRefusedException(Throwable cause) {
        super(cause.getMessage(), cause);
    }
}
