package org.chatrang.tournament.pairing;

/** A pairing program that is not there, refuses its input or finds no pairing; the message says which, and what to do. */
public final class PairingEngineException extends Exception {
    private static final long serialVersionUID = 1L;

    public PairingEngineException(String message) {
        super(message);
    }

    public PairingEngineException(String message, Throwable cause) {
        super(message, cause);
    }
}
