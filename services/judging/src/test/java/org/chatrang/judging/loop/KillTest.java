package org.chatrang.judging.loop;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.chatrang.events.Topics;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.StackBackend;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three judges in processes of their own are killed and started again and again while events flow, and so is the broker. At
 * the end every record of the log has exactly one verdict, in order, with the bytes that a fold of the log gives. Every other
 * kill waits for verdicts, so that judges are killed at work however fast the machine is; the others come soon after, when they
 * share the work out anew or are starting.
 *
 * <p>{@code -Dchatrang.kill.offsets=before} or {@code =after} commits the offsets outside the transaction: then the test must
 * fail. {@code -Dchatrang.kill.times} kills more often than in CI.
 */
class KillTest {
    private static final int PARTITIONS = 8;
    private static final int GAMES = 240;
    private static final int KILLS = Integer.getInteger("chatrang.kill.times", 6);
    private static final int EVENTS_PER_SECOND = 600;
    private static final Duration OUTAGE = Duration.ofMillis(1500);

    private final Random random = new Random(7);
    private final List<ChildProcess> judges = new ArrayList<>();
    private final AtomicLong sent = new AtomicLong();
    private volatile boolean over;
    private int started;

    @TempDir
    Path logs;

    @Test
    void no_verdict_is_lost_doubled_or_disordered_when_judges_and_broker_are_killed() throws Exception {
        try (KafkaServer kafka = StackBackend.chosen().startKafka()) {
            Topics.all().forEach(topic -> kafka.createTopic(topic.name(), PARTITIONS));
            String brokers = kafka.bootstrapServers();
            try (Traffic traffic = new Traffic(brokers, GAMES, PARTITIONS)) {
                FutureTask<Void> sending = new FutureTask<>(() -> send(traffic), null);
                Thread.ofPlatform().start(sending);
                for (int i = 0; i < 3; i++) {
                    judges.add(start(brokers, i));
                }
                rampage(kafka, brokers, sending);
                over = true;
                sending.get();
                traffic.finish();
                Tally tally = settle(brokers);
                System.out.println("kill test: " + KILLS + " kills of judges, 1 of the broker; " + tally);
                assertTrue(tally.isPerfect(), tally::toString);
            } finally {
                judges.forEach(ChildProcess::kill);
            }
        }
    }

    private void send(Traffic traffic) {
        long begun = System.nanoTime();
        while (!over) {
            traffic.next();
            long due = begun + sent.incrementAndGet() * 1_000_000_000L / EVENTS_PER_SECOND;
            LockSupport.parkNanos(due - System.nanoTime());
        }
    }

    /** Kills a judge again and again, and starts it again a little later; the broker once, half-way. */
    private void rampage(KafkaServer kafka, String brokers, Future<Void> sending) {
        try (TopicReader verdicts = new TopicReader(brokers, Topics.VERDICTS.name(), PARTITIONS)) {
            for (int kill = 1; kill <= KILLS; kill++) {
                if (kill % 2 == 1) {
                    long enough = verdicts.end() + 1 + random.nextInt(600);
                    until("verdicts before kill " + kill, () -> verdicts.end() >= enough, sending);
                } else {
                    untilSent(random.nextInt(600), sending);
                }
                if (kill == KILLS / 2) {
                    kafka.kill();
                    await("that long the broker is away").pollDelay(OUTAGE).until(() -> true);
                    kafka.restart();
                }
                int victim = random.nextInt(judges.size());
                judges.get(victim).kill();
                untilSent(random.nextInt(300), sending);
                judges.set(victim, start(brokers, victim));
            }
        }
    }

    /** Reads log and verdicts until all verdicts are there, and once more to see that none comes too many. */
    private Tally settle(String brokers) {
        Tally tally = new Tally(new WitnessJudge());
        try (TopicReader events = new TopicReader(brokers, Topics.GAME_EVENTS.name(), PARTITIONS);
                TopicReader verdicts = new TopicReader(brokers, Topics.VERDICTS.name(), PARTITIONS)) {
            events.readOn(tally::event);
            await("a verdict for every record")
                    .pollInSameThread()
                    .atMost(Duration.ofSeconds(45))
                    .untilAsserted(() -> {
                        verdicts.readOn(tally::verdict);
                        assertEquals(0, tally.missing(), tally::toString);
                    });
            judges.forEach(ChildProcess::kill);
            verdicts.readOn(tally::verdict);
        }
        return tally;
    }

    private ChildProcess start(String brokers, int number) {
        started++;
        List<String> command = List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-D" + UnsafeCommit.PROPERTY + "=" + System.getProperty(UnsafeCommit.PROPERTY, "within"),
                "-cp",
                System.getProperty("java.class.path"),
                JudgeInstance.class.getName(),
                brokers,
                "judge-" + number);
        return ChildProcess.start(
                "judge-" + number, command, Map.of(), logs.resolve("judge-" + number + "-" + started + ".log"));
    }

    private void untilSent(int more, Future<Void> sending) {
        long due = sent.get() + more;
        until(more + " records more", () -> sent.get() >= due, sending);
    }

    /** Waits as long as events flow. */
    private static void until(String what, Callable<Boolean> condition, Future<Void> sending) {
        await(what)
                .pollInSameThread()
                .pollInterval(Duration.ofMillis(5))
                .atMost(Duration.ofSeconds(60))
                .failFast("events flow no more", sending::isDone)
                .until(condition);
    }
}
