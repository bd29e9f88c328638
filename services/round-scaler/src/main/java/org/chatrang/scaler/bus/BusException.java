package org.chatrang.scaler.bus;

/** The broker could not be asked. The next attempt may succeed. */
public final class BusException extends Exception {
    private static final long serialVersionUID = 1;

    BusException(String message, Throwable cause) {
        super(message, cause);
    }
}
