package org.chatrang.standings.outbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.chatrang.standings.store.OutboxRow;
import org.chatrang.standings.store.OutboxRows;
import org.junit.jupiter.api.Test;

class WavesTest {
    @Test
    void eachWaveHasOneRecordOfAKeyAndKeysKeepTheirOrder() {
        List<OutboxRow> rows = Stream.of("a1", "a2", "b1", "a3", "c1", "b2")
                .map(name -> OutboxRows.settlement(name.substring(0, 1), Long.parseLong(name.substring(1))))
                .toList();
        assertEquals(List.of("a/1 b/1 c/1", "a/2 b/2", "a/3"), names(Waves.of(rows)));
    }

    @Test
    void nothingIsNoWave() {
        assertEquals(List.of(), Waves.of(List.of()));
    }

    private static List<String> names(List<List<OutboxRow>> waves) {
        return waves.stream()
                .map(wave -> String.join(
                        " ",
                        wave.stream().map(row -> row.id.replace("results/", "")).toList()))
                .toList();
    }
}
