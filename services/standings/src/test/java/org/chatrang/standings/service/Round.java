package org.chatrang.standings.service;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Settlement;
import org.chatrang.events.Stamp;
import org.chatrang.events.Verdict;
import org.chatrang.standings.Schedules;
import org.chatrang.standings.settlement.GameSettlement;
import org.chatrang.standings.settlement.Said;
import org.chatrang.standings.settlement.Step;

/**
 * A round of games, each judged by three judges in an order of its own; some are re-opened by an arbiter and end again.
 * Tells what the service has to make of it, version by version.
 */
final class Round {
    private static final int PLIES = 12;

    private final String event = "cup-" + UUID.randomUUID();
    private final Map<String, GameScheduled> schedules = new LinkedHashMap<>();
    private final List<Verdict> verdicts = new ArrayList<>();
    private final Map<String, List<Settlement>> expected = new LinkedHashMap<>();

    Round(int games, long seed) {
        Random random = new Random(seed);
        List<List<Verdict>> streams = new ArrayList<>();
        for (int board = 1; board <= games; board++) {
            String game = event + "/1." + board;
            schedules.put(game, Schedules.game(event, "open", 1, board, "w" + board, "b" + board));
            List<Verdict> stream = stream(game, random);
            streams.add(stream);
            expected.put(game, settle(game, stream));
        }
        merge(streams, random);
    }

    String event() {
        return event;
    }

    Map<String, GameScheduled> schedules() {
        return schedules;
    }

    Set<String> games() {
        return expected.keySet();
    }

    /** All verdicts, in the order in which they are to be written. */
    List<Verdict> verdicts() {
        return verdicts;
    }

    /** Every version of every result, by game. */
    Map<String, List<Settlement>> expected() {
        return expected;
    }

    /** The versions a reader sees who passes over those not above the last one, by game. */
    static Map<String, List<Settlement>> withoutRepeats(List<Settlement> published) {
        Map<String, List<Settlement>> seen = published.stream().collect(Collectors.groupingBy(Settlement::gameId));
        seen.replaceAll((game, versions) -> {
            Set<Long> numbers = new HashSet<>();
            return versions.stream()
                    .filter(version -> numbers.stream().allMatch(number -> number < version.version())
                            && numbers.add(version.version()))
                    .toList();
        });
        return seen;
    }

    private List<Settlement> settle(String game, List<Verdict> stream) {
        List<Settlement> versions = new ArrayList<>();
        GameSettlement state = GameSettlement.of(game)
                .scheduled(new Stamp("desk", 1, 1), schedules.get(game))
                .state();
        for (Verdict verdict : stream) {
            Step step = state.apply(verdict);
            state = step.state();
            step.settlement().ifPresent(versions::add);
        }
        return versions;
    }

    private static List<Verdict> stream(String game, Random random) {
        boolean reopened = random.nextInt(4) == 0;
        int[] answered = new int[JudgeName.values().length];
        List<Verdict> stream = new ArrayList<>();
        while (stream.size() < PLIES * answered.length) {
            int judge = random.nextInt(answered.length);
            if (answered[judge] < PLIES) {
                answered[judge]++;
                stream.add(verdict(game, JudgeName.values()[judge], answered[judge], reopened));
            }
        }
        return stream;
    }

    private static Verdict verdict(String game, JudgeName judge, int seq, boolean reopened) {
        boolean legality = judge == JudgeName.LEGALITY;
        if (legality && seq == PLIES - 4) {
            return Said.verdict(game, judge, seq, Said.ends(GameResult.WHITE_WINS, EndingKind.CHECKMATE));
        }
        if (legality && reopened && seq == PLIES - 2) {
            return Said.verdict(game, judge, seq, Said.reopens("A. Arbiter", "Wrong board"));
        }
        if (judge == JudgeName.DRAW_DETECTION && reopened && seq == PLIES) {
            return Said.verdict(game, judge, seq, Said.ends(GameResult.DRAW, EndingKind.AGREEMENT));
        }
        return Said.nothing(game, judge, seq);
    }

    private void merge(List<List<Verdict>> streams, Random random) {
        int[] next = new int[streams.size()];
        int length = streams.getFirst().size();
        List<Integer> open =
                new ArrayList<>(IntStream.range(0, streams.size()).boxed().toList());
        while (!open.isEmpty()) {
            int pick = random.nextInt(open.size());
            int stream = open.get(pick);
            verdicts.add(streams.get(stream).get(next[stream]++));
            if (next[stream] == length) {
                open.remove(pick);
            }
        }
    }
}
