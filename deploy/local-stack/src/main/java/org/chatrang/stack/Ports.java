package org.chatrang.stack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Free TCP ports on the loopback address.
 *
 * <p>They are taken below the range from which operating systems give ports to outgoing connections (32768 and up on
 * Linux, 49152 and up elsewhere). A client that reconnects to a killed server would otherwise, sooner or later, be given
 * the server's own port, connect to itself, and keep the server from coming back.
 */
public final class Ports {
    private static final int LOWEST = 15_000;
    private static final int HIGHEST = 32_000;
    private static final int ATTEMPTS = 1_000;

    private Ports() {}

    /** A port that nobody listens on at this moment. */
    public static int free() {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int port = ThreadLocalRandom.current().nextInt(LOWEST, HIGHEST);
            if (isFree(port)) {
                return port;
            }
        }
        throw new LocalStackException("no free TCP port between " + LOWEST + " and " + HIGHEST + " on " + loopback());
    }

    /** Whether a server could listen on {@code port} of the loopback address now. */
    public static boolean isFree(int port) {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(loopback(), port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }

    /** Returns {@code port} if it is free; {@code wantedBy} names the server in the error. */
    static int require(String wantedBy, int port) {
        if (!isFree(port)) {
            throw new PortTakenException(wantedBy, port);
        }
        return port;
    }

    private static InetAddress loopback() {
        return InetAddress.getLoopbackAddress();
    }
}
