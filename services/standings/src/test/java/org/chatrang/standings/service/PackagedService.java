package org.chatrang.standings.service;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.PostgresServer;
import org.chatrang.stack.SharedKafka;

/** The packaged service as a process of its own, with the flags of the local run. */
final class PackagedService {
    private PackagedService() {}

    static ChildProcess start(PostgresServer postgres, String database, Path log) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx96m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dquarkus.http.port=0",
                "-Dkafka.bootstrap.servers=" + SharedKafka.get().bootstrapServers()));
        postgres.properties(database).forEach((name, value) -> command.add("-D" + name + "=" + value));
        command.add("-jar");
        command.add(Path.of("target", "quarkus-app", "quarkus-run.jar")
                .toAbsolutePath()
                .toString());
        return ChildProcess.start("standings", command, Map.of(), log);
    }
}
