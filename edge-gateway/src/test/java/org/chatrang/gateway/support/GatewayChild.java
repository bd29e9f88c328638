package org.chatrang.gateway.support;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.chatrang.gateway.Gateway;

/** A gateway that replays a file, without the web around it: address, id, journal, file, speed. */
public final class GatewayChild {
    private GatewayChild() {}

    public static void main(String[] arguments) {
        new Gateway(
                        Gateways.settings(arguments[0], arguments[1], Path.of(arguments[2])),
                        List.of(Gateways.replay(Path.of(arguments[3]), arguments[4])),
                        new SimpleMeterRegistry(),
                        InstantSource.system())
                .start();
    }
}
