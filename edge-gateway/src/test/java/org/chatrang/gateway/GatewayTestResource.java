package org.chatrang.gateway;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.stack.SharedKafka;

/** A broker, a journal and a file to replay. */
public class GatewayTestResource implements QuarkusTestResourceLifecycleManager {
    static final String ID = "service-test";
    static final int GAMES = 5;
    static final int PLIES = 20;

    private Path directory;

    @Override
    public Map<String, String> start() {
        try (Bus bus = new Bus(SharedKafka.get())) {
            directory = Files.createTempDirectory("gateway-test");
            Path file = directory.resolve("games.pgn");
            Files.writeString(file, RandomGames.pgn(GAMES, PLIES, 3));
            Map<String, String> values = new HashMap<>(SharedKafka.get().properties());
            values.put("quarkus.http.test-port", "0");
            values.put("chatrang.gateway.id", ID);
            values.put(
                    "chatrang.gateway.journal",
                    directory.resolve("gateway.journal").toString());
            values.put("chatrang.gateway.replay.file", file.toString());
            values.put("chatrang.gateway.replay.speed", "max");
            return values;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void stop() {
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
