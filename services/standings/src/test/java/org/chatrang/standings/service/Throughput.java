package org.chatrang.standings.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.PostgresServer;
import org.chatrang.stack.SharedKafka;
import org.chatrang.stack.SharedPostgres;
import org.chatrang.standings.Schedules;
import org.chatrang.standings.settlement.Said;

/**
 * How many verdicts a second the packaged service counts, and in how much memory: run by hand.
 * Arguments: games, records a game, games a section.
 */
public final class Throughput {
    private static final String DATABASE = "throughput";

    private Throughput() {}

    public static void main(String[] arguments) throws IOException {
        int games = Integer.parseInt(arguments[0]);
        int length = Integer.parseInt(arguments[1]);
        int section = Integer.parseInt(arguments[2]);
        PostgresServer postgres = SharedPostgres.get();
        postgres.createDatabase(DATABASE);
        Database database = new Database(postgres.jdbcUrl(DATABASE), postgres.user(), postgres.password());
        Path directory = Files.createTempDirectory("throughput");
        try (Bus bus = new Bus(SharedKafka.get().bootstrapServers())) {
            bus.createTopics();
            for (int game = 0; game < games; game++) {
                bus.schedules(
                        "g" + game, Schedules.game("cup", "s" + game / section, 1, 1 + game, "w" + game, "b" + game));
            }
            write(bus, games, length);
            bus.flush();
            long verdicts = 3L * games * length;
            Instant launched = Instant.now();
            ChildProcess service = PackagedService.start(postgres, DATABASE, directory.resolve("standings.log"));
            Eventually.get("the first verdict counted", () -> counted(database), count -> count > 0);
            Instant started = Instant.now();
            long before = counted(database);
            Duration cpuBefore = cpu(service.pid());
            Eventually.get(
                    "all verdicts counted",
                    Duration.ofMinutes(10),
                    () -> counted(database),
                    count -> count == verdicts);
            Duration taken = Duration.between(started, Instant.now());
            System.out.printf(
                    "{\"verdicts\":%d,\"games\":%d,\"millis\":%d,\"perSecond\":%d,\"toFirstMillis\":%d,\"settlements\":%d,\"cpuMillis\":%d,\"rssKiB\":%s}%n",
                    verdicts,
                    games,
                    taken.toMillis(),
                    (verdicts - before) * 1000 / taken.toMillis(),
                    Duration.between(launched, started).toMillis(),
                    database.count("settlement"),
                    cpu(service.pid()).minus(cpuBefore).toMillis(),
                    rss(service.pid()));
            service.kill();
        }
    }

    private static void write(Bus bus, int games, int length) {
        for (int seq = 1; seq <= length; seq++) {
            for (int game = 0; game < games; game++) {
                Finding[] mate = seq < length
                        ? new Finding[0]
                        : new Finding[] {Said.ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE)};
                bus.says(List.of(
                        Said.verdict("g" + game, JudgeName.LEGALITY, seq, mate),
                        Said.nothing("g" + game, JudgeName.CLOCK_ADJUDICATION, seq),
                        Said.nothing("g" + game, JudgeName.DRAW_DETECTION, seq)));
            }
        }
    }

    private static long counted(Database database) {
        return database.texts("select count(*)::text from information_schema.tables where table_name = 'consumed'")
                        .getFirst()
                        .equals("0")
                ? 0
                : Long.parseLong(database.texts(
                                "select coalesce(sum(next_offset), 0)::text from consumed where id like 'verdicts-%'")
                        .getFirst());
    }

    private static Duration cpu(long pid) {
        return ProcessHandle.of(pid).orElseThrow().info().totalCpuDuration().orElseThrow();
    }

    private static String rss(long pid) throws IOException {
        return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status")).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .map(line -> line.replaceAll("\\D", ""))
                .findFirst()
                .orElse("0");
    }
}
