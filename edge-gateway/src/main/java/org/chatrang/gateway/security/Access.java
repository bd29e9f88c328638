package org.chatrang.gateway.security;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;

/**
 * Who may come in: whoever is on this machine; from elsewhere only who has the gateway's token, and scoresheets, which have
 * tokens of their own. A proxy on this machine speaks for all who come through it: it must ask them itself.
 */
final class Access {
    /** What is asked for under this is guarded by whoever answers. */
    static final String SCORESHEETS = "/scoresheets/";

    private final Optional<String> token;

    Access(Optional<String> token) {
        this.token = token;
    }

    /** Whether it may. */
    enum Decision {
        ALLOWED,
        /** The right token may help. */
        TOKEN_MISSING,
        /** No token is configured, so nobody from elsewhere may. */
        LOCAL_ONLY
    }

    Decision decide(InetAddress from, String path, String authorization) {
        if (from != null && from.isLoopbackAddress() || path.startsWith(SCORESHEETS) && !path.contains("..")) {
            return Decision.ALLOWED;
        }
        if (token.isEmpty()) {
            return Decision.LOCAL_ONLY;
        }
        String given = Tokens.bearerOrPassword(authorization);
        boolean right = given != null
                && MessageDigest.isEqual(
                        given.getBytes(StandardCharsets.UTF_8), token.get().getBytes(StandardCharsets.UTF_8));
        return right ? Decision.ALLOWED : Decision.TOKEN_MISSING;
    }

    /** The address of the other end, null if it is none. Never resolves a name. */
    static InetAddress address(String host) {
        try {
            return host == null || !host.matches("[0-9a-fA-F.:%]+[A-Za-z0-9]*")
                    ? null
                    : new InetSocketAddress(InetAddress.getByName(host), 0).getAddress();
        } catch (UnknownHostException e) {
            return null;
        }
    }
}
