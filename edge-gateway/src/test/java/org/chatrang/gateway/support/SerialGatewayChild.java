package org.chatrang.gateway.support;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.serial.SerialBoard;
import org.chatrang.gateway.serial.SerialDriver;

/** A gateway that watches boards on lines, without the web around it: address, id, journal, file of the lines' addresses, speed. */
public final class SerialGatewayChild {
    private SerialGatewayChild() {}

    public static void main(String[] arguments) throws Exception {
        List<SerialBoard> lines = new ArrayList<>();
        for (String address : Files.readAllLines(Path.of(arguments[3]))) {
            lines.add(new SerialBoard("line-" + lines.size(), address, null));
        }
        new Gateway(
                        Gateways.settings(arguments[0], arguments[1], Path.of(arguments[2]))
                                .atSpeed(Double.parseDouble(arguments[4])),
                        List.of(new SerialDriver(lines)),
                        new SimpleMeterRegistry(),
                        InstantSource.system())
                .start();
    }
}
