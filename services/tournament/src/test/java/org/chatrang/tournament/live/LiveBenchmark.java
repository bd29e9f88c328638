package org.chatrang.tournament.live;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.Specials;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * Time from a result to the updated table, the whole event played round by round, and for comparison the time of a table
 * counted from nothing. Run by hand:
 * {@code java -cp target/classes:target/test-classes org.chatrang.tournament.live.LiveBenchmark}.
 * With {@code -Dcpu=true} it is the processor time of the thread, for a machine that is not quiet.
 */
public final class LiveBenchmark {
    private static final boolean CPU_TIME = Boolean.getBoolean("cpu");
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 11;
    private static final int PASSES = 3;
    private static final Outcome[][] RESULTS = {
        {Outcome.WIN, Outcome.LOSS}, {Outcome.DRAW, Outcome.DRAW}, {Outcome.LOSS, Outcome.WIN}
    };

    private LiveBenchmark() {}

    /** Prints a line for each size. */
    public static void main(String[] arguments) {
        for (int pass = 1; pass <= PASSES; pass++) {
            String label = pass < PASSES ? " (warm-up)" : "";
            report("190 teams x 4 boards x 11 rounds" + label, teams(190, pass));
            report("3000 players x 11 rounds" + label, players(3000, pass));
        }
    }

    private static void report(String what, long[] nanos) {
        Arrays.sort(nanos);
        System.out.printf(
                "%-50s %7d events  p50 %6.2f ms  p99 %6.2f ms  p99.9 %6.2f ms  max %7.2f ms%n",
                what, nanos.length, at(nanos, 0.50), at(nanos, 0.99), at(nanos, 0.999), nanos[nanos.length - 1] / 1e6);
    }

    private static double at(long[] sorted, double share) {
        return sorted[(int) (share * (sorted.length - 1))] / 1e6;
    }

    private static long[] players(int count, long seed) {
        List<Player> players = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            players.add(Player.of(number, "Player " + number, 2800 - number / 3, List.of()));
        }
        Tournament start = Tournament.of(
                Event.named("Open"), Regulations.individual(PairingSystem.SWISS, ROUNDS, List.of()), players);
        LiveStandings live =
                new LiveStandings(start, Edition.FROM_2026_03, 1, TieBreak.parseList("DE,BH/C1,BH,SB,AOB,WIN,ARO"));
        Random random = new Random(seed);
        List<Long> nanos = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            live.apply(new Change.Round(round));
            List<Integer> order = byRank(live);
            for (int i = 0; i + 1 < order.size(); i += 2) {
                Outcome[] result = RESULTS[random.nextInt(3)];
                timed(live, new Change.Game(round, order.get(i), order.get(i + 1), result[0], result[1]), nanos);
            }
        }
        whole(live, 5);
        return nanos.stream().mapToLong(Long::longValue).toArray();
    }

    private static long[] teams(int count, long seed) {
        List<Team> teams = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            teams.add(new Team(number, "Team " + number, "", Points.ZERO, List.of()));
        }
        Tournament start = new Tournament(
                Event.named("Olympiad"),
                Regulations.team(PairingSystem.TEAM_SWISS, ROUNDS, 4, List.of()),
                List.of(),
                teams,
                List.of(),
                Specials.NONE);
        LiveStandings live = new LiveStandings(
                start,
                Edition.FROM_2026_03,
                1,
                TieBreak.parseList("OTHER_OLYMPIAD_SB,MPVGP,OTHER_OLYMPIAD_MP,EDE,EMGSB/C1,BH,SSSC"));
        Random random = new Random(seed);
        List<Long> nanos = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            live.apply(new Change.Round(round));
            List<Integer> order = byRank(live);
            List<Change> results = new ArrayList<>();
            for (int i = 0; i + 1 < order.size(); i += 2) {
                List<Board> boards = new ArrayList<>();
                for (int board = 1; board <= 4; board++) {
                    boards.add(new Board(board, 0, 0, Outcome.PENDING, Outcome.PENDING));
                    Outcome[] result = RESULTS[random.nextInt(3)];
                    results.add(new Change.BoardResult(round, order.get(i), board, result[0], result[1], false));
                }
                timed(live, new Change.Match(TeamMatch.ofBoards(round, order.get(i), order.get(i + 1), boards)), nanos);
            }
            Collections.shuffle(results, random);
            results.forEach(result -> timed(live, result, nanos));
        }
        whole(live, 20);
        return nanos.stream().mapToLong(Long::longValue).toArray();
    }

    private static List<Integer> byRank(LiveStandings live) {
        List<Integer> order = new ArrayList<>();
        live.table().rows().forEach(row -> order.add(row.number()));
        return order;
    }

    private static void timed(LiveStandings live, Change change, List<Long> nanos) {
        long start = CPU_TIME ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
        live.apply(change);
        nanos.add((CPU_TIME ? THREADS.getCurrentThreadCpuTime() : System.nanoTime()) - start);
    }

    private static void whole(LiveStandings live, int times) {
        Tournament now = live.tournament();
        long start = System.nanoTime();
        for (int i = 0; i < times; i++) {
            new Standings(now, Edition.FROM_2026_03, ROUNDS, live.table().tieBreaks()).table();
        }
        System.out.printf("  counted from nothing: %.1f ms%n", (System.nanoTime() - start) / 1e6 / times);
    }
}
