package org.chatrang.stack;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/** The configuration of a single-node KRaft broker that starts fast and uses little memory. */
final class BrokerSettings {
    private static final String HOST = "127.0.0.1";

    private BrokerSettings() {}

    static Properties of(Path data, int port, int controllerPort, Map<String, String> overrides) {
        Properties settings = new Properties();
        settings.put("process.roles", "broker,controller");
        settings.put("node.id", "1");
        settings.put("controller.quorum.voters", "1@" + HOST + ":" + controllerPort);
        settings.put("listeners", "PLAINTEXT://" + HOST + ":" + port + ",CONTROLLER://" + HOST + ":" + controllerPort);
        settings.put("advertised.listeners", "PLAINTEXT://" + HOST + ":" + port);
        settings.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
        settings.put("controller.listener.names", "CONTROLLER");
        settings.put("inter.broker.listener.name", "PLAINTEXT");
        settings.put("log.dirs", data.toString());
        settings.put("auto.create.topics.enable", "false");
        singleCopies(settings);
        small(settings);
        quickToReturn(settings);
        settings.putAll(overrides);
        return settings;
    }

    private static void singleCopies(Properties settings) {
        settings.put("default.replication.factor", "1");
        settings.put("min.insync.replicas", "1");
        settings.put("offsets.topic.replication.factor", "1");
        settings.put("transaction.state.log.replication.factor", "1");
        settings.put("transaction.state.log.min.isr", "1");
        settings.put("share.coordinator.state.topic.replication.factor", "1");
        settings.put("share.coordinator.state.topic.min.isr", "1");
    }

    private static void small(Properties settings) {
        settings.put("log.cleaner.dedupe.buffer.size", "2000000");
        settings.put("offsets.topic.num.partitions", "3");
        settings.put("transaction.state.log.num.partitions", "3");
        settings.put("share.coordinator.state.topic.num.partitions", "1");
        settings.put("num.network.threads", "2");
        settings.put("num.io.threads", "4");
    }

    /** A killed broker or client must not hold up the next one for the usual ten to twenty seconds. */
    private static void quickToReturn(Properties settings) {
        settings.put("group.initial.rebalance.delay.ms", "0");
        settings.put("group.min.session.timeout.ms", "1000");
        settings.put("broker.session.timeout.ms", "2000");
        settings.put("broker.heartbeat.interval.ms", "500");
        settings.put("transaction.abort.timed.out.transaction.cleanup.interval.ms", "1000");
    }
}
