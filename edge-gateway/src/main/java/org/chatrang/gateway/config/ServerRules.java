package org.chatrang.gateway.config;

import io.smallrye.config.SmallRyeConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;

/** Where the gateway's own endpoints are to be: looked at before anything is opened, for a port may be taken. */
public final class ServerRules {
    private static final String HOST = "quarkus.http.host";
    private static final String PORT = "quarkus.http.port";
    private static final int LAST_PORT = 65_535;

    private ServerRules() {}

    /** Says what is wrong with host and port, also that another program has the port. */
    public static void check(SmallRyeConfig config, Faults faults) {
        // in a test the port is another's affair
        String profile =
                config.getProfiles().isEmpty() ? "" : config.getProfiles().getFirst();
        if (!profile.equals("test")) {
            check(config.getValue(HOST, String.class), config.getValue(PORT, Integer.class), faults);
        }
    }

    static void check(String host, int port, Faults faults) {
        if (port < 0 || port > LAST_PORT) {
            faults.between(PORT, port, 0, LAST_PORT);
            return;
        }
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getByName(host), port));
        } catch (UnknownHostException e) {
            faults.refuse(HOST, host, "an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them,");
        } catch (IOException e) {
            faults.say(PORT + "=" + port + " on " + HOST + "=" + host + " cannot be listened on (" + e.getMessage()
                    + "): stop what listens there, another gateway perhaps, or set " + PORT + " to a free port");
        }
    }
}
