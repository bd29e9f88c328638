package org.chatrang.gateway;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.gateway.simulator.SimulatorSettings;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.stack.SharedKafka;

/** A broker, a journal and a file to replay. */
public class GatewayTestResource implements QuarkusTestResourceLifecycleManager {
    static final String ID = "service-test";
    static final int GAMES = 5;
    static final int PLIES = 20;

    static final String ACCESS_TOKEN = "the venue's own secret";
    static final String SHEET_TOKEN = "0123456789abcdef";

    /** Two boards on lines of their own. */
    static final SimulatedVenue HALL = new SimulatedVenue(2, false, SimulatorSettings.tidy(20, Duration.ofSeconds(1)));

    /** A folder in which a test may write PGN. */
    static volatile Path folder;

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
            values.put("quarkus.http.host", "0.0.0.0");
            values.put("chatrang.gateway.access-token", ACCESS_TOKEN);
            values.put("chatrang.gateway.scoresheet.sheet-1.token", SHEET_TOKEN);
            folder = Files.createDirectory(directory.resolve("pgn"));
            values.put("chatrang.gateway.folder.hall.path", folder.toString());
            values.put("chatrang.gateway.folder.hall.every", "100ms");
            List<String> ports = HALL.openDgtPorts(0);
            for (int k = 0; k < ports.size(); k++) {
                values.put("chatrang.gateway.serial.line-" + k + ".port", ports.get(k));
            }
            values.put("chatrang.gateway.boards.10001.table", "1");
            values.put("chatrang.gateway.boards.10002.table", "2");
            values.put("chatrang.gateway.boards.10009.table", "9");
            return values;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void stop() {
        HALL.close();
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
