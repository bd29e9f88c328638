package org.chatrang.judging.loop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.chatrang.events.Topics;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.StackBackend;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three judges in processes of their own are killed, stopped and started again and again while events flow, and so is the
 * broker. At the end every record of the log has exactly one verdict, in order, with the bytes that a fold of the log gives.
 *
 * <p>{@code -Dchatrang.kill.offsets=before} or {@code =after} commits the offsets outside the transaction: then the test must
 * fail. {@code -Dchatrang.kill.seconds} makes it run longer than in CI.
 */
class KillTest {
    private static final int PARTITIONS = 8;
    private static final int GAMES = 240;
    private static final int SECONDS = Integer.getInteger("chatrang.kill.seconds", 36);
    private static final int EVENTS_PER_SECOND = 600;

    private final Random random = new Random(7);
    private final List<ChildProcess> judges = new ArrayList<>();
    private int started;
    private int killed;

    @TempDir
    Path logs;

    @Test
    void no_verdict_is_lost_doubled_or_disordered_when_judges_and_broker_are_killed() throws Exception {
        try (KafkaServer kafka = StackBackend.chosen().startKafka()) {
            Topics.all().forEach(topic -> kafka.createTopic(topic.name(), PARTITIONS));
            String brokers = kafka.bootstrapServers();
            try (Traffic traffic = new Traffic(brokers, GAMES, PARTITIONS)) {
                AtomicReference<Throwable> trouble = new AtomicReference<>();
                Instant end = Instant.now().plusSeconds(SECONDS);
                Thread sending = Thread.ofPlatform().start(() -> send(traffic, end, trouble));
                sending.setUncaughtExceptionHandler((thread, failure) -> trouble.set(failure));
                for (int i = 0; i < 3; i++) {
                    judges.add(start(brokers, i));
                }
                rampage(kafka, brokers, end);
                sending.join();
                if (trouble.get() != null) {
                    throw new AssertionError("the traffic failed", trouble.get());
                }
                traffic.finish();
                Tally tally = settle(brokers);
                System.out.println("kill test: " + killed + " kills of judges, 1 of the broker; " + tally);
                assertTrue(tally.isPerfect(), tally::toString);
            } finally {
                judges.forEach(ChildProcess::kill);
            }
        }
    }

    private void send(Traffic traffic, Instant end, AtomicReference<Throwable> trouble) {
        long begun = System.nanoTime();
        long sent = 0;
        while (Instant.now().isBefore(end) && trouble.get() == null) {
            sent += traffic.round();
            long due = begun + sent * 1_000_000_000L / EVENTS_PER_SECOND;
            java.util.concurrent.locks.LockSupport.parkNanos(due - System.nanoTime());
        }
    }

    /** Kills a judge every second or two and starts it again a little later; the broker once, half-way. */
    private void rampage(KafkaServer kafka, String brokers, Instant end) throws Exception {
        Instant half = Instant.now().plus(Duration.between(Instant.now(), end).dividedBy(2));
        boolean brokerKilled = false;
        while (Instant.now().isBefore(end)) {
            waitFor(Duration.ofMillis(700 + random.nextInt(1000)));
            if (!brokerKilled && Instant.now().isAfter(half)) {
                brokerKilled = true;
                kafka.kill();
                waitFor(Duration.ofMillis(1500));
                kafka.restart();
                continue;
            }
            int victim = random.nextInt(judges.size());
            judges.get(victim).kill();
            killed++;
            waitFor(Duration.ofMillis(random.nextInt(700)));
            judges.set(victim, start(brokers, victim));
        }
    }

    /** Reads log and verdicts until all verdicts are there, and once more to see that none comes too many. */
    private Tally settle(String brokers) throws Exception {
        Tally tally = new Tally(new WitnessJudge());
        try (TopicReader events = new TopicReader(brokers, Topics.GAME_EVENTS.name(), PARTITIONS);
                TopicReader verdicts = new TopicReader(brokers, Topics.VERDICTS.name(), PARTITIONS)) {
            events.readOn(tally::event);
            Instant giveUp = Instant.now().plusSeconds(45);
            BooleanSupplier all = () -> {
                verdicts.readOn(tally::verdict);
                return tally.missing() == 0;
            };
            while (!all.getAsBoolean() && Instant.now().isBefore(giveUp)) {
                waitFor(Duration.ofMillis(300));
            }
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

    /** The rhythm of the rampage, not a wait for something to have happened. */
    private static void waitFor(Duration time) throws InterruptedException {
        Thread.sleep(time);
    }
}
