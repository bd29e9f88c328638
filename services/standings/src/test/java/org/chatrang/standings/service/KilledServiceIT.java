package org.chatrang.standings.service;

import java.nio.file.Path;
import java.util.List;
import org.chatrang.events.Verdict;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.PostgresServer;
import org.chatrang.stack.SharedKafka;
import org.chatrang.stack.SharedPostgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two processes of the packaged service, killed in turn and started again while verdicts flow: nothing is lost or doubled. */
class KilledServiceIT {
    private static final int KILLS = 3;
    private static final String DATABASE = "killed_service";

    @TempDir
    Path directory;

    @Test
    void instancesAreKilledAgainAndAgain() {
        PostgresServer postgres = SharedPostgres.get();
        postgres.createDatabase(DATABASE);
        Database database = new Database(postgres.jdbcUrl(DATABASE), postgres.user(), postgres.password());
        try (Bus bus = new Bus(SharedKafka.get().bootstrapServers())) {
            bus.createTopics();
            ChildProcess service = start(postgres);
            ChildProcess other = start(postgres);
            try {
                Round round = new Round(120, 3);
                Rounds.schedule(bus, database, round);
                List<Verdict> verdicts = round.verdicts();
                int part = verdicts.size() / KILLS;
                for (int kill = 0; kill < KILLS; kill++) {
                    // When a part of the verdicts is written and the first of them are counted, kill
                    long before = database.count("settlement");
                    long counted = counted(database);
                    bus.says(verdicts.subList(kill * part, kill == KILLS - 1 ? verdicts.size() : (kill + 1) * part));
                    Eventually.get(
                            "verdicts counted",
                            () -> counted(database) > counted || database.count("settlement") > before,
                            yes -> yes);
                    service.kill();
                    service = other;
                    other = start(postgres);
                }
                // Then
                Rounds.assertSettled(bus, database, round);
                Eventually.get("an empty outbox", () -> database.count("outbox"), size -> size == 0);
            } finally {
                service.kill();
                other.kill();
            }
        }
    }

    private static long counted(Database database) {
        String sum = database.texts(
                        "select coalesce(sum(next_offset), 0)::text from consumed where id like 'verdicts-%'")
                .getFirst();
        return Long.parseLong(sum);
    }

    private ChildProcess start(PostgresServer postgres) {
        return PackagedService.start(postgres, DATABASE, directory.resolve("standings.log"));
    }
}
