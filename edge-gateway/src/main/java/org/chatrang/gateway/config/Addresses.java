package org.chatrang.gateway.config;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an address must be so that it can work at all. Each says what was expected, nothing if all is well. */
final class Addresses {
    private static final int LAST_PORT = 65_535;

    private Addresses() {}

    /** An address of the web. */
    static Optional<String> web(URI address) {
        return of(address, List.of("http", "https"), "an address such as https://example.org/live");
    }

    /** The local API of LiveChess. */
    static Optional<String> webSocket(URI address) {
        return of(address, List.of("ws", "wss"), "the address of a WebSocket such as ws://192.168.7.20:1982/api/v1.0");
    }

    /** A serial line: {@code tcp://host:port}, or the path of a port. */
    static Optional<String> line(String address) {
        String expected = "the path of a serial port such as /dev/ttyACM0, or tcp://HOST:PORT,";
        if (address.isBlank() || address.contains("://") && !address.startsWith("tcp://")) {
            return Optional.of(expected);
        }
        if (!address.startsWith("tcp://")) {
            return Optional.empty();
        }
        try {
            URI uri = new URI(address);
            boolean more = !uri.getRawPath().isEmpty() || uri.getRawQuery() != null || uri.getRawFragment() != null;
            return uri.getHost() == null || uri.getPort() < 1 || uri.getPort() > LAST_PORT || more
                    ? Optional.of(expected)
                    : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.of(expected);
        }
    }

    /** A host, perhaps with a port. */
    static Optional<String> timeServer(String server) {
        String expected = "a host such as time.example.org, perhaps with a port after a colon,";
        int colon = server.lastIndexOf(':');
        String host = colon < 0 ? server : server.substring(0, colon);
        String port = colon < 0 ? "123" : server.substring(colon + 1);
        boolean right = host.matches("[A-Za-z0-9._-]+|\\[[0-9a-fA-F:.]+]")
                && port.matches("[0-9]{1,5}")
                && Integer.parseInt(port) >= 1
                && Integer.parseInt(port) <= LAST_PORT;
        return right ? Optional.empty() : Optional.of(expected);
    }

    private static Optional<String> of(URI address, List<String> schemes, String expected) {
        String scheme = address.getScheme() == null ? "" : address.getScheme().toLowerCase(Locale.ROOT);
        boolean right = schemes.contains(scheme)
                && address.getHost() != null
                && address.getPort() != 0
                && address.getPort() <= LAST_PORT;
        return right ? Optional.empty() : Optional.of(expected);
    }
}
