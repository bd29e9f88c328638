package org.chatrang.stack;

/** A broker or a database of the local stack could not be started, reached or stopped; the message says which and why. */
public class LocalStackException extends RuntimeException {
    public LocalStackException(String message) {
        super(message);
    }

    public LocalStackException(String message, Throwable cause) {
        super(message, cause);
    }
}
