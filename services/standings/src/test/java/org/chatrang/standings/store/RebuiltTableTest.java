package org.chatrang.standings.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.chatrang.events.Codec;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Stamp;
import org.chatrang.events.StandingsSpec;
import org.chatrang.events.Verdict;
import org.chatrang.standings.Schedules;
import org.chatrang.standings.received.Received;
import org.chatrang.standings.received.Received.Content;
import org.chatrang.standings.settlement.Said;
import org.chatrang.standings.table.SectionTable;
import org.junit.jupiter.api.Test;

/** Whatever batches the records come in and however the topics are read against each other: the last table has the same bytes. */
class RebuiltTableTest {
    private static final StandingsSpec RULES = StandingsSpec.of("DE", "BH/C1", "SB", "WON");

    @Test
    void theLastTableFollowsFromTheRecordsAlone() {
        Random random = new Random(20260301);
        List<List<Received>> logs = new ArrayList<>();
        for (int game = 0; game < 12; game++) {
            logs.addAll(logs("cup-" + game, 1 + game / 4, 1 + game % 4, random));
        }
        String first = replay(logs, new Random(1));
        assertTrue(first.contains("\"reason\":\"Round "), first);
        for (int seed = 2; seed < 60; seed++) {
            assertEquals(first, replay(logs, new Random(seed)));
        }
    }

    /** The schedule on its topic, the verdicts in their order on theirs. */
    private static List<List<Received>> logs(String game, int round, int board, Random random) {
        List<Verdict> verdicts = new ArrayList<>();
        for (JudgeName judge : JudgeName.values()) {
            for (int seq = 1; seq <= 4; seq++) {
                boolean legality = judge == JudgeName.LEGALITY;
                verdicts.add(
                        legality && seq == 2
                                ? Said.verdict(game, judge, seq, Said.ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE))
                                : legality && seq == 3 && random.nextInt(3) == 0
                                        ? Said.verdict(
                                                game,
                                                judge,
                                                seq,
                                                Said.decides(GameResult.DRAW, "A. Arbiter", "Agreed."))
                                        : Said.nothing(game, judge, seq));
            }
        }
        Content schedule = new Content.Schedules(
                GameEvent.of(
                        game,
                        new Stamp("desk", 1, 1),
                        Said.at(0),
                        Schedules.game(
                                "cup", "open", round, board, "p" + board, "p" + (4 + (board + round) % 4), RULES)),
                Schedules.game("cup", "open", round, board, "p" + board, "p" + (4 + (board + round) % 4), RULES));
        return List.of(
                List.of(received(schedule)),
                verdicts.stream()
                        .map(verdict -> received(new Content.Counts(verdict)))
                        .toList());
    }

    private static Received received(Content content) {
        return new Received(new Received.Place("any", 0, 0), null, null, content);
    }

    private static String replay(List<List<Received>> logs, Random random) {
        Map<String, GameRow> stored = new HashMap<>();
        int[] next = new int[logs.size()];
        long version = 0;
        List<Received> batch = new ArrayList<>();
        int left = logs.stream().mapToInt(List::size).sum();
        while (left > 0) {
            int log = random.nextInt(logs.size());
            if (next[log] < logs.get(log).size()) {
                batch.add(logs.get(log).get(next[log]++));
                left--;
                if (left == 0 || random.nextInt(5) == 0) {
                    version = count(stored, batch, version);
                    batch.clear();
                }
            }
        }
        return Codec.write(SectionTable.of(
                "cup",
                "open",
                version,
                stored.values().stream()
                        .map(SectionGame::of)
                        .map(SectionGame::read)
                        .toList()));
    }

    /** What the transaction does, with a map for the database; tells the version of the last table. */
    private static long count(Map<String, GameRow> stored, List<Received> batch, long version) {
        Books books = new Books(List.copyOf(stored.values())).count(batch);
        books.added().forEach(row -> stored.put(row.gameId, row));
        if (books.touched().isEmpty()) {
            return version;
        }
        long revision = stored.values().stream()
                .filter(row -> row.eventId != null)
                .mapToLong(row -> row.revision)
                .sum();
        assertTrue(revision > version, "a table that changed has a higher version");
        return revision;
    }
}
