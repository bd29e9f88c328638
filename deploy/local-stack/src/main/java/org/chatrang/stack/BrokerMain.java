package org.chatrang.stack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.utils.Time;

/** The broker's JVM: formats the storage when it is new, then serves until SIGTERM. Argument: a properties file. */
public final class BrokerMain {
    private static final String CLUSTER_ID = "chatrang-local-stack-A";

    private BrokerMain() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Properties settings = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            settings.load(in);
        }
        formatOnce(Path.of(settings.getProperty("log.dirs")), file);
        KafkaRaftServer server = new KafkaRaftServer(KafkaConfig.fromProps(settings, false), Time.SYSTEM);
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown, "stop-broker"));
        server.startup();
        server.awaitShutdown();
    }

    private static void formatOnce(Path data, Path file) {
        if (Files.exists(data.resolve("meta.properties"))) {
            return;
        }
        String[] command = {"format", "--cluster-id", CLUSTER_ID, "--config", file.toString()};
        if (StorageTool.execute(command, System.out) != 0) {
            throw new IllegalStateException("cannot format " + data);
        }
    }
}
