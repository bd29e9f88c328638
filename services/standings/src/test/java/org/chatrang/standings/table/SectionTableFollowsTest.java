package org.chatrang.standings.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chatrang.events.Codec;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Player;
import org.chatrang.events.StandingsSpec;
import org.chatrang.events.StandingsTable;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.tiebreak.TieBreak;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever happens to a section (schedules late and out of order, results, forfeits, corrections, games taken back, games moved
 * elsewhere, other players, a player or a team in two places at once, the same again), after each change the table that followed
 * has the bytes of the one counted from nothing. {@code -Dchatrang.section.changes=N} makes the run longer.
 */
class SectionTableFollowsTest {
    private static final int CHANGES = Integer.getInteger("chatrang.section.changes", 400);
    private static final int ROUNDS = 5;
    private static final int BOARDS = 8;
    private static final int TEAM_BOARDS = 2;

    private final Random random = new Random(20261130);
    private final Map<String, TableGame> games = new LinkedHashMap<>();
    private String misplaced;
    private int irregular;
    private int regular;

    /** What a section can be. */
    enum Kind {
        SWISS("DE", "BH/C1", "SB", "ARO", "PS", "KS"),
        ROUND_ROBIN("DE", "SB", "KS", "WIN"),
        TEAM_SWISS("MPvGP", "EDE", "EMGSB/C1", "BC", "SSSC"),
        POINTS();

        private final List<String> tieBreaks;

        Kind(String... tieBreaks) {
            this.tieBreaks = List.of(tieBreaks);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void theTableThatFollowedHasTheBytesOfTheOneCountedFromNothing(Kind kind) {
        SectionTable live = new SectionTable(List.of());
        for (int change = 1; change <= CHANGES; change++) {
            if (random.nextInt(50) == 0) {
                live = new SectionTable(games.values());
            }
            Set<String> touched = new TreeSet<>();
            for (int i = 0; i <= random.nextInt(3); i++) {
                touched.add(change(kind));
            }
            live.take(
                    touched.stream().filter(games::containsKey).map(games::get).toList(),
                    touched.stream().filter(id -> !games.containsKey(id)).toList());

            StandingsTable table = live.asVersion("cup", "open", change);
            StandingsTable whole = SectionTable.of("cup", "open", change, games.values());
            assertEquals(Codec.write(whole), Codec.write(table), "change " + change + " of " + touched);
            if (kind != Kind.POINTS && !games.isEmpty()) {
                assertEquals(ranks(), ranks(table), "change " + change + " of " + touched);
            }
        }
        assertTrue(games.size() > BOARDS * (ROUNDS - 1), "the section was played");
        assertTrue(kind == Kind.POINTS || regular > CHANGES / 3, "mostly nobody was: " + regular);
        assertTrue(irregular > 0, "somebody was somewhere in two places at once");
    }

    /** Changes a game at random, and tells which. Who is in two places at once is so for a short time. */
    private String change(Kind kind) {
        if (misplaced != null && random.nextInt(4) == 0) {
            String id = misplaced;
            misplaced = null;
            games.remove(id);
            return id;
        }
        int round = 1 + random.nextInt(ROUNDS);
        int board = 1 + random.nextInt(BOARDS);
        String id = round + "." + board;
        TableGame before = games.get(id);
        int what = random.nextInt(100);
        if (before == null) {
            games.put(id, game(kind, id, round, board, board));
        } else if (what == 99 && misplaced == null) {
            games.put(id, game(kind, id, round, board, 1 + random.nextInt(BOARDS)));
            misplaced = id;
            irregular++;
        } else if (what == 98) {
            games.remove(id);
        } else if (what > 4) {
            games.put(id, played(before));
        }
        return id;
    }

    private TableGame game(Kind kind, String id, int round, int board, int blackBoard) {
        boolean team = kind == Kind.TEAM_SWISS;
        int black = (blackBoard + TEAM_BOARDS * round) % BOARDS;
        int turn = random.nextBoolean() || !team ? 0 : 1;
        StandingsSpec rules = kind == Kind.POINTS
                ? null
                : new StandingsSpec(
                        kind.tieBreaks,
                        kind.name(),
                        ROUNDS + 1,
                        "2026-03-01",
                        random.nextInt(4) > 0 ? null : Map.of(team ? "w9" : "w-odd", "U", "w2", "H", "b3", "Z"),
                        team ? (turn == 0 ? "w" : "b") + (turn == 0 ? board - 1 : black) / TEAM_BOARDS : null,
                        team ? (turn == 0 ? "b" : "w") + (turn == 0 ? black : board - 1) / TEAM_BOARDS : null,
                        team ? "3-1-0" : null);
        Player first = player(board == 1 && round == 2 ? "w-odd" : "w" + board, 2000 + board);
        Player second = player("b" + black, 2100 - black);
        TableGame scheduled = new TableGame(
                id,
                round,
                board,
                "2026.03.0" + round,
                turn == 0 ? first : second,
                turn == 0 ? second : first,
                null,
                rules,
                null,
                null,
                false,
                null);
        return random.nextBoolean() ? scheduled : played(scheduled);
    }

    private static Player player(String id, int rating) {
        return new Player(id, "Player " + id, null, null, rating, null);
    }

    private TableGame played(TableGame game) {
        GameResult result = random.nextInt(8) == 0 ? null : GameResult.values()[random.nextInt(4)];
        boolean forfeit = random.nextInt(6) == 0;
        Decision decision = random.nextInt(9) == 0
                ? new Decision(Instant.ofEpochSecond(random.nextInt(99)), "1-0", "A. Arbiter", "Wrong gesture.")
                : game.decision();
        return new TableGame(
                game.gameId(),
                game.round(),
                game.board(),
                game.date(),
                game.white(),
                game.black(),
                game.declaredPoints(),
                game.standings(),
                result,
                result == null ? null : forfeit ? EndingKind.ABSENCE : EndingKind.RESULT_GESTURE,
                random.nextInt(4) == 0,
                decision);
    }

    /** By the library, without anything that follows. */
    private Map<String, List<Object>> ranks() {
        SectionRules rules = new SectionRules(games.values());
        SectionTournament section = new SectionTournament(rules);
        Tournament tournament = section.tournament();
        Map<String, List<Object>> ranks = new LinkedHashMap<>();
        new Standings(tournament, tournament.edition(), tournament.playedRounds(), TieBreak.parseAll(rules.tieBreaks()))
                .table()
                .rows()
                .forEach(row -> ranks.put(
                        section.teams().isEmpty() ? section.player(row.number()).id() : row.name(),
                        List.of(
                                row.rank(),
                                Score.decimal(row.points().toBigDecimal()),
                                row.values().stream().map(value -> value.text()).toList())));
        regular += section.isRegular() ? 1 : 0;
        return new TreeMap<>(ranks);
    }

    private static Map<String, List<Object>> ranks(StandingsTable table) {
        Map<String, List<Object>> ranks = new TreeMap<>();
        new ArrayList<>(table.rows())
                .forEach(row -> ranks.put(row.player().id(), List.of(row.rank(), row.points(), row.values())));
        return ranks;
    }
}
