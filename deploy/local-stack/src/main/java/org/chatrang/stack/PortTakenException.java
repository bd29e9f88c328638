package org.chatrang.stack;

/** A TCP port that was asked for is already in use on this machine. */
public final class PortTakenException extends LocalStackException {
    private final int port;

    public PortTakenException(String wantedBy, int port) {
        super("port " + port + " wanted by " + wantedBy + " is taken by "
                + PortOwner.of(port).orElse("another process") + ": stop that process or choose another port");
        this.port = port;
    }

    /** The port that is taken. */
    public int port() {
        return port;
    }
}
