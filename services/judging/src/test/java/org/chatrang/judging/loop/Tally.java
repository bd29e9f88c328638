package org.chatrang.judging.loop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.chatrang.events.Codec;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.events.Verdict;
import org.chatrang.judging.Judge;
import org.chatrang.judging.Verdicts;
import org.chatrang.judging.fold.Fold;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogRecord;
import org.chatrang.judging.fold.Step;

/** Holds the verdicts that came against those an offline fold of the same log gives. */
final class Tally {
    private final Judge judge;
    private final Map<String, GameState> games = new HashMap<>();
    /** By place of the record in the log, in log order: the bytes of its verdict. */
    private final Map<String, byte[]> expected = new LinkedHashMap<>();

    private final Map<String, Long> written = new HashMap<>();
    private final List<Long> lateness = new ArrayList<>();
    private final Map<String, Long> lastOffset = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    private int doubled;
    private int disordered;
    private int different;
    private int foreign;

    Tally(Judge judge) {
        this.judge = judge;
    }

    /** A record of the log. */
    void event(ConsumerRecord<byte[], byte[]> source) {
        LogRecord record = LogRecord.read(source.key(), source.value(), source.partition(), source.offset());
        GameState before = games.getOrDefault(record.gameId(), GameState.unscheduled(record.gameId()));
        Step step = Fold.apply(before, record);
        games.put(record.gameId(), step.after());
        if (!step.after().isOpen()) {
            games.remove(record.gameId());
        }
        if (!step.repeat()) {
            String place = source.partition() + "@" + source.offset();
            expected.put(place, Codec.bytes(Verdicts.of(judge, step)));
            written.put(place, source.timestamp());
        }
    }

    /** A verdict that came, in the order of its partition. */
    void verdict(ConsumerRecord<byte[], byte[]> source) {
        try {
            Verdict verdict = Codec.read(source.value(), Verdict.class);
            String place = verdict.partition() + "@" + verdict.offset();
            if (!seen.add(place)) {
                doubled++;
            } else if (!expected.containsKey(place)) {
                foreign++;
            } else if (!Arrays.equals(expected.get(place), source.value())) {
                different++;
            }
            lateness.add(source.timestamp() - written.getOrDefault(place, source.timestamp()));
            Long before = lastOffset.put(verdict.gameId(), verdict.offset());
            if (before != null && before >= verdict.offset()) {
                disordered++;
            }
        } catch (UnreadableRecordException e) {
            throw new AssertionError("a verdict that cannot be read: " + e.getMessage(), e);
        }
    }

    int expected() {
        return expected.size();
    }

    int missing() {
        List<String> missing = new ArrayList<>(expected.keySet());
        missing.removeAll(seen);
        return missing.size();
    }

    @Override
    public String toString() {
        return "records answered " + expected.size() + ", missing " + missing() + ", doubled " + doubled
                + ", disordered " + disordered + ", different " + different + ", of no record " + foreign
                + "; verdict after event p50 " + late(50) + " ms, p99 " + late(99) + " ms, at most " + late(100)
                + " ms";
    }

    /** How long after its event a verdict was written, at that percentile, in milliseconds. */
    private long late(int percentile) {
        List<Long> sorted = lateness.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get((sorted.size() - 1) * percentile / 100);
    }

    boolean isPerfect() {
        return missing() == 0 && doubled == 0 && disordered == 0 && different == 0 && foreign == 0;
    }
}
