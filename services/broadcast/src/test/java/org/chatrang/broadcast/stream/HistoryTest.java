package org.chatrang.broadcast.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.chatrang.broadcast.view.RawRecord;
import org.chatrang.events.UnreadableRecordException;

class HistoryTest {
    /** The same history by the plainest means: a list of everything. */
    private static final class Plain {
        private final List<Entry> entries = new ArrayList<>();

        List<Long> after(long n) {
            return entries.stream()
                    .filter(entry -> entry.n() > n)
                    .filter(entry -> entry.replaces() == null
                            || entries.stream()
                                    .noneMatch(later -> later.n() > entry.n()
                                            && entry.replaces().equals(later.replaces())))
                    .map(Entry::n)
                    .toList();
        }
    }

    @Property(tries = 200)
    void keepsTheLastRecordsWithinItsBounds(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 40) int records,
            @ForAll @IntRange(max = 60) int skipped)
            throws UnreadableRecordException {
        Random chance = new Random(seed);
        History history = new History(new HistoryLimits(records, 400, Duration.ofMinutes(1)));
        Plain plain = new Plain();
        for (int i = 0; i < skipped; i++) {
            history.skip();
        }
        for (int i = 0; i < 120; i++) {
            Entry entry = entry(history.last() + 1, chance);
            history.add(entry);
            plain.entries.add(entry);
            assertTrue(history.bytes() <= 400);
            assertTrue(history.last() - history.forgotten() <= records);
            long from = history.forgotten() + chance.nextInt((int) (history.last() - history.forgotten()) + 1);
            assertEquals(
                    plain.after(from),
                    history.after(from, 1000).stream().map(Entry::n).toList());
        }
    }

    private static Entry entry(long n, Random chance) throws UnreadableRecordException {
        String padding = "x".repeat(chance.nextInt(60));
        RawRecord record = RawRecord.of(("{\"p\":\"" + padding + "\"}").getBytes(StandardCharsets.UTF_8));
        String replaces = chance.nextInt(4) == 0 ? "table " + chance.nextInt(2) : null;
        return new Entry(n, "t", null, record, Entry.Weight.NEEDED, replaces, n);
    }
}
