package org.chatrang.gateway.driver;

/** A driver cannot work with what it is configured to watch. The message names it and what to do. */
public final class DriverException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DriverException(String message) {
        super(message);
    }

    public DriverException(String message, Throwable cause) {
        super(message, cause);
    }
}
