package org.chatrang.launcher.up;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What runs: every service of the local run, and the ports of all, as data. */
public final class ServiceTable {
    /** The port of the spectators' page unless {@code --first-port} says otherwise. */
    public static final int DEFAULT_FIRST_PORT = 8080;

    static final int KAFKA_PORT = 12;
    static final int POSTGRES_PORT = 13;

    public static final ServiceDefinition BROADCAST = new ServiceDefinition(
            "broadcast", "services/broadcast", 0, "96m", false, Optional.of("spectators"), Map.of());
    public static final ServiceDefinition ARBITER_DESK =
            new ServiceDefinition("arbiter-desk", "services/arbiter-desk", 1, "96m", false, Optional.empty(), Map.of());
    public static final ServiceDefinition STANDINGS =
            new ServiceDefinition("standings", "services/standings", 2, "96m", true, Optional.empty(), Map.of());
    public static final ServiceDefinition LEGALITY = judge("legality", 3);
    public static final ServiceDefinition CLOCK_ADJUDICATION = judge("clock-adjudication", 4);
    public static final ServiceDefinition DRAW_DETECTION = judge("draw-detection", 5);
    public static final ServiceDefinition EDGE_GATEWAY = new ServiceDefinition(
            "edge-gateway",
            "edge-gateway",
            6,
            "96m",
            false,
            Optional.empty(),
            Map.of("chatrang.gateway.journal", "{data}/gateway.journal"));

    /** Filled only while a long search for a mate runs: judging itself needs a fraction of it. */
    private static final String JUDGE_HEAP = "384m";

    private ServiceTable() {}

    /** In the order in which they are stopped: whoever writes first, whoever only listens last. */
    public static List<ServiceDefinition> all() {
        return List.of(EDGE_GATEWAY, ARBITER_DESK, CLOCK_ADJUDICATION, DRAW_DETECTION, LEGALITY, STANDINGS, BROADCAST);
    }

    private static ServiceDefinition judge(String name, int port) {
        return new ServiceDefinition(name, "services/" + name, port, JUDGE_HEAP, false, Optional.empty(), Map.of());
    }
}
