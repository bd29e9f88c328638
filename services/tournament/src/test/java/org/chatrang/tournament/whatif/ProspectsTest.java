package org.chatrang.tournament.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.tiebreak.TieBreak;
import org.junit.jupiter.api.Test;

class ProspectsTest {
    private static final List<TieBreak> NONE = List.of();

    /** Six players, all against all; each game is open, won, drawn or lost at random, at most six are open. */
    private static Tournament random(long seed, int mostOpen) {
        Random random = new Random(seed);
        int players = 6;
        int[][] berger = {
            {1, 6, 2, 5, 3, 4}, {6, 4, 5, 3, 1, 2}, {2, 6, 3, 1, 4, 5}, {6, 5, 1, 4, 2, 3}, {3, 6, 4, 2, 5, 1}
        };
        List<List<PlayerRound>> rounds = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            rounds.add(new ArrayList<>());
        }
        int open = mostOpen;
        for (int round = berger.length - 1; round >= 0; round--) {
            for (int game = 0; game < 6; game += 2) {
                int white = berger[round][game];
                int black = berger[round][game + 1];
                int result = random.nextInt(3);
                boolean pending = open > 0 && random.nextInt(10) < 8;
                open -= pending ? 1 : 0;
                Outcome mine = pending
                        ? Outcome.PENDING
                        : List.of(Outcome.WIN, Outcome.DRAW, Outcome.LOSS).get(result);
                Outcome theirs = pending
                        ? Outcome.PENDING
                        : List.of(Outcome.LOSS, Outcome.DRAW, Outcome.WIN).get(result);
                rounds.get(white - 1).addFirst(new PlayerRound(black, Colour.WHITE, mine));
                rounds.get(black - 1).addFirst(new PlayerRound(white, Colour.BLACK, theirs));
            }
        }
        List<Player> field = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            field.add(Player.of(player + 1, "P" + (player + 1), 2500, rounds.get(player)));
        }
        return Tournament.of(
                Event.named("Six"), Regulations.individual(PairingSystem.ROUND_ROBIN, 5, List.of()), field);
    }

    @Test
    void boundsHoldWhatAllCombinationsShow() {
        for (int seed = 0; seed < 25; seed++) {
            Tournament tournament = random(seed, 2 + seed % 4);
            Prospects prospects = new Prospects(tournament, Edition.FROM_2026_03, TieBreak.parseList("DE,SB"));
            PointBounds bounds = new PointBounds(prospects.now(), OpenPairing.of(tournament, 5), 0);
            for (int number = 1; number <= 6; number++) {
                RankRange exact = prospects.range(number);
                RankRange bound = bounds.range(number);
                assertTrue(exact.exact());
                assertFalse(bound.exact());
                assertTrue(bound.best() <= exact.best(), seed + ": " + bound + " " + exact);
                assertTrue(bound.worst() >= exact.worst(), seed + ": " + bound + " " + exact);
            }
        }
    }

    /** Without tie-breaks a shared first place is a first place: the flow answers exactly who can still get it. */
    @Test
    void whoCanStillBeFirstByPoints() {
        int impossible = 0;
        for (int seed = 100; seed < 140; seed++) {
            Tournament tournament = random(seed, 5);
            Prospects prospects = new Prospects(tournament, Edition.FROM_2026_03, NONE);
            PointBounds bounds = new PointBounds(prospects.now(), OpenPairing.of(tournament, 5), 0);
            for (int number = 1; number <= 6; number++) {
                boolean possible = prospects.range(number).best() == 1;
                assertEquals(possible, bounds.range(number).best() == 1, "seed " + seed + ", player " + number);
                impossible += possible ? 0 : 1;
            }
        }
        assertTrue(impossible > 20, "too few cases: " + impossible);
    }

    @Test
    void clinchedAndEliminated() {
        Tournament tournament = random(7, 0);
        Prospects prospects = new Prospects(tournament, Edition.FROM_2026_03, TieBreak.parseList("DE,SB,TPN"));
        int winner = prospects.now().rows().getFirst().number();
        int last = prospects.now().rows().getLast().number();

        assertEquals(RankRange.Race.CLINCHED, prospects.range(winner).race(1));
        assertEquals(RankRange.Race.ELIMINATED, prospects.range(last).race(5));
        assertEquals(RankRange.Race.CLINCHED, prospects.range(last).race(6));
    }

    @Test
    void roundsThatAreNotPairedYetGiveBounds() {
        Tournament paired = random(3, 0);
        Tournament longer = Tournament.of(
                paired.event(), Regulations.individual(PairingSystem.SWISS, 7, List.of()), paired.players());

        RankRange range = new Prospects(longer, Edition.FROM_2026_03, NONE).range(1);

        assertFalse(range.exact());
        assertEquals(RankRange.Race.NOT_KNOWN, new RankRange(1, 4, false, "").race(2));
        assertEquals(RankRange.Race.OPEN, new RankRange(1, 4, true, "").race(2));
    }

    @Test
    void aMatchIsDecidedWhenNoOpenBoardCanChangeIt() {
        List<Board> boards = new ArrayList<>(List.of(
                new Board(1, 1, 5, Outcome.WIN, Outcome.LOSS),
                new Board(2, 2, 6, Outcome.DRAW, Outcome.DRAW),
                new Board(3, 3, 7, Outcome.PENDING, Outcome.PENDING),
                new Board(4, 4, 8, Outcome.PENDING, Outcome.PENDING)));
        MatchSituation open = MatchSituation.of(TeamMatch.ofBoards(1, 1, 2, boards), GamePoints.STANDARD, 4);
        boards.set(2, new Board(3, 3, 7, Outcome.WIN, Outcome.LOSS));
        MatchSituation decided = MatchSituation.of(TeamMatch.ofBoards(1, 1, 2, boards), GamePoints.STANDARD, 4);
        boards.set(2, new Board(3, 3, 7, Outcome.DRAW, Outcome.DRAW));
        MatchSituation safe = MatchSituation.of(TeamMatch.ofBoards(1, 1, 2, boards), GamePoints.STANDARD, 4);

        assertEquals("1.5", open.first().toString());
        assertEquals(2, open.openBoards());
        assertEquals(3, open.possible().size());
        assertTrue(decided.isDecided());
        assertTrue(decided.canStill(MatchSituation.Result.WON));
        assertEquals(Set.of(MatchSituation.Result.WON, MatchSituation.Result.DRAWN), safe.possible());
    }
}
