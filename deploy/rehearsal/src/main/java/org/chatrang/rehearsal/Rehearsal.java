package org.chatrang.rehearsal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.chatrang.events.CloudEvents;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Stamp;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.events.Verdict;

/** Sends the events of random games at a steady rate and measures event to verdict for each judge, beside the bare hop. */
final class Rehearsal {
    static final String SOURCE = "rehearsal";
    static final String HOP = "bare hop";
    static final String HOP_IN = "rehearsal-hop-in";
    static final String HOP_OUT = "rehearsal-hop-out";
    private static final long NANOS = 1_000_000_000L;
    private static final long LONGEST_WAIT = 60 * NANOS;

    private final Clients clients;
    private final int boards;
    private final int rate;
    private final int seconds;
    private final int warmUp;
    private final Map<String, Long> sentNanos = new ConcurrentHashMap<>();

    Rehearsal(Clients clients, int boards, int rate, int seconds, int warmUp) {
        this.clients = clients;
        this.boards = boards;
        this.rate = rate;
        this.seconds = seconds;
        this.warmUp = warmUp;
    }

    /** Runs and returns one JSON line for the hop and one for each judge. */
    List<String> run() throws InterruptedException {
        Arrivals verdicts = new Arrivals(
                clients.consumer("rehearsal-verdicts", "latest"),
                Topics.VERDICTS.name(),
                Rehearsal::verdict,
                sentNanos);
        Arrivals hops = new Arrivals(clients.consumer("rehearsal-hops", "latest"), HOP_OUT, Rehearsal::hop, sentNanos);
        BareHop hop = new BareHop(clients, HOP_IN, HOP_OUT);
        List<Thread> threads = List.of(
                Thread.ofPlatform().daemon().start(hop),
                Thread.ofPlatform().daemon().start(verdicts),
                Thread.ofPlatform().daemon().start(hops));
        try (hop;
                verdicts;
                hops) {
            long sent = send();
            await(verdicts, hops, sent);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return report(verdicts, hops, sentNanos.size());
    }

    private long send() {
        Random random = new Random(1);
        String prefix = "rehearsal-" + System.currentTimeMillis();
        List<Board> playing = new ArrayList<>();
        for (int number = 1; number <= boards; number++) {
            playing.add(new Board(prefix, number, random));
        }
        long total = (long) rate * (warmUp + seconds);
        long firstMeasured = (long) rate * warmUp;
        long start = System.nanoTime();
        try (KafkaProducer<String, byte[]> producer = clients.producer()) {
            for (long i = 0; i < total; i++) {
                LockSupport.parkNanos(start + i * NANOS / rate - System.nanoTime());
                send(producer, playing.get((int) (i % boards)).next(), i >= firstMeasured);
                if (i % rate == 0) {
                    System.err.printf("\rrehearsal: %d of %d s", i / rate, warmUp + seconds);
                }
            }
        }
        System.err.println();
        return sentNanos.size();
    }

    private void send(KafkaProducer<String, byte[]> producer, GameEvent event, boolean measured) {
        byte[] value = Codec.bytes(event);
        var record = new ProducerRecord<>(Topics.GAME_EVENTS.name(), event.gameId(), value);
        CloudEvents.headers(event)
                .forEach((name, text) ->
                        record.headers().add(name, text.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        if (measured) {
            sentNanos.put(identity(event.gameId(), event.stamp()), System.nanoTime());
        }
        producer.send(record);
        producer.send(new ProducerRecord<>(HOP_IN, event.gameId(), value));
    }

    private static void await(Arrivals verdicts, Arrivals hops, long sent) {
        long giveUp = System.nanoTime() + LONGEST_WAIT;
        while (System.nanoTime() < giveUp) {
            boolean all = hops.of(HOP).count() >= sent;
            for (JudgeName judge : JudgeName.values()) {
                all &= verdicts.of(judge.label()).count() >= sent;
            }
            if (all) {
                return;
            }
            LockSupport.parkNanos(NANOS / 20);
        }
    }

    private static List<String> report(Arrivals verdicts, Arrivals hops, long sent) {
        Latencies baseline = hops.of(HOP);
        List<String> lines = new ArrayList<>();
        lines.add(baseline.json(sent, hops.doubled(HOP), baseline));
        for (JudgeName judge : JudgeName.values()) {
            lines.add(verdicts.of(judge.label()).json(sent, verdicts.doubled(judge.label()), baseline));
        }
        return lines;
    }

    private static Arrivals.Arrival verdict(ConsumerRecord<String, byte[]> record) {
        try {
            Verdict verdict = Codec.read(record.value(), Verdict.class);
            return verdict.of() == null
                    ? null
                    : new Arrivals.Arrival(verdict.judge().label(), identity(verdict.gameId(), verdict.of()));
        } catch (UnreadableRecordException e) {
            return null;
        }
    }

    private static Arrivals.Arrival hop(ConsumerRecord<String, byte[]> record) {
        try {
            GameEvent event = Codec.readEvent(record.value());
            return new Arrivals.Arrival(HOP, identity(event.gameId(), event.stamp()));
        } catch (UnreadableRecordException e) {
            return null;
        }
    }

    private static String identity(String gameId, Stamp stamp) {
        return gameId + " " + stamp.source() + " " + stamp.epoch() + " " + stamp.n();
    }
}
