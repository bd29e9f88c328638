package org.chatrang.standings.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.StandingsSpec;
import org.chatrang.events.TopicSettings;
import org.chatrang.events.Topics;
import org.chatrang.events.Verdict;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.PostgresServer;
import org.chatrang.stack.SharedKafka;
import org.chatrang.stack.SharedPostgres;
import org.chatrang.standings.Schedules;
import org.chatrang.standings.settlement.Said;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A service with an empty database reads the bus from the beginning: its tables are those of the first one, byte for byte. */
class RebuiltFromTheBusIT {
    private static final int PLAYERS = 16;
    private static final int ROUNDS = 5;

    private final String event = "cup-" + UUID.randomUUID();
    private final Random random = new Random(5);

    @TempDir
    Path directory;

    @Test
    void theTablesAreTheSameBytes() {
        try (Bus bus = new Bus(SharedKafka.get().bootstrapServers())) {
            bus.createTopics();
            String first = run("first_life", bus, () -> play(bus));
            assertTrue(first.contains("\"reason\":\"Round "), first);
            assertTrue(first.contains("\"columns\":[{\"code\":\"DE\",\"state\":\"OFFICIAL\"}"), first);
            String second = run("second_life", bus, () -> {});
            assertEquals(first, second);
        }
    }

    /** Round after round, game after game, so that the first life makes many versions of its table. */
    private void play(Bus bus) {
        StandingsSpec rules =
                new StandingsSpec(List.of("DE", "BH/C1", "SB", "WON"), "SWISS", ROUNDS, "2026-03-01", null, null, null);
        for (int round = 1; round <= ROUNDS; round++) {
            for (int board = 1; board <= PLAYERS / 2; board++) {
                String game = event + "/" + round + "." + board;
                String black = "b" + (board + round) % (PLAYERS / 2);
                bus.schedules(game, Schedules.game(event, "open", round, board, "w" + board, black, rules));
                bus.flush();
                bus.says(verdicts(game));
                bus.flush();
            }
        }
    }

    private List<Verdict> verdicts(String game) {
        GameResult result = GameResult.values()[random.nextInt(3)];
        List<Verdict> verdicts = new ArrayList<>();
        verdicts.add(Said.verdict(game, JudgeName.LEGALITY, 1, Said.ends(result, EndingKind.CHECKMATE)));
        boolean corrected = random.nextInt(5) == 0;
        verdicts.add(
                corrected
                        ? Said.verdict(
                                game,
                                JudgeName.LEGALITY,
                                2,
                                Said.decides(GameResult.DRAW, "A. Arbiter", "Wrong gesture."))
                        : Said.nothing(game, JudgeName.LEGALITY, 2));
        for (JudgeName judge : List.of(JudgeName.CLOCK_ADJUDICATION, JudgeName.DRAW_DETECTION)) {
            verdicts.add(Said.nothing(game, judge, 1));
            verdicts.add(Said.nothing(game, judge, 2));
        }
        return verdicts;
    }

    /** The last table in the database of a service that starts with none, once it has read everything. */
    private String run(String name, Bus bus, Runnable meanwhile) {
        PostgresServer postgres = SharedPostgres.get();
        postgres.createDatabase(name);
        Database database = new Database(postgres.jdbcUrl(name), postgres.user(), postgres.password());
        ChildProcess service = PackagedService.start(postgres, name, directory.resolve(name + ".log"));
        try {
            meanwhile.run();
            String everything = bus.size(Topics.VERDICTS) + " " + bus.size(Topics.GAME_EVENTS);
            Eventually.get(
                    "everything read",
                    () -> offsets(database, Topics.VERDICTS) + " " + offsets(database, Topics.GAME_EVENTS),
                    everything::equals);
            return database.texts("select body from standing where event_id = '" + event + "'")
                    .getFirst();
        } finally {
            service.stop(Duration.ofSeconds(20));
        }
    }

    private static String offsets(Database database, TopicSettings topic) {
        return database.texts("select coalesce(sum(next_offset), 0)::text from consumed where id like '" + topic.name()
                        + "-%'")
                .getFirst();
    }
}
