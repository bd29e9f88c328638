package org.chatrang.launcher;

/** A command cannot do what it was asked to; the message is the one line that the user sees, and the exit code is 1. */
public final class CommandFailure extends RuntimeException {
    public CommandFailure(String message) {
        super(message);
    }

    public CommandFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
