package org.chatrang.tournament.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chatrang.tournament.live.Change;
import org.chatrang.tournament.live.LiveStandings;
import org.chatrang.tournament.model.Adjustment;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.Specials;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.model.Withdrawals;
import org.chatrang.tournament.tiebreak.TieBreak;
import org.junit.jupiter.api.Test;

/** Cases other programs were reported to get wrong, each with the value the regulations give. */
class ReportedCasesTest {
    private static final Edition NOW = Edition.FROM_2026_03;

    private static PlayerRound white(int opponent, Outcome outcome) {
        return new PlayerRound(opponent, Colour.WHITE, outcome);
    }

    private static PlayerRound black(int opponent, Outcome outcome) {
        return new PlayerRound(opponent, Colour.BLACK, outcome);
    }

    private static PlayerRound bye(Outcome outcome) {
        return PlayerRound.bye(outcome);
    }

    private static Tournament individuals(PairingSystem system, GamePoints points, List<List<PlayerRound>> rounds) {
        List<Player> players = new ArrayList<>();
        for (List<PlayerRound> ofPlayer : rounds) {
            int number = players.size() + 1;
            players.add(Player.of(number, "P" + number, 2000, ofPlayer));
        }
        Regulations regulations = new Regulations(
                system, rounds.getFirst().size(), 0, points, MatchPoints.STANDARD, ScoreKind.GAME_POINTS, List.of());
        return Tournament.of(Event.named("Case"), regulations, players);
    }

    private static List<String> values(Tournament tournament, int number, String list) {
        return Standings.of(tournament, NOW, list).table().row(number).values().stream()
                .map(Value::text)
                .toList();
    }

    private static Tournament teams(int count, int boards, TeamPairing... pairings) {
        List<Team> teams = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            teams.add(new Team(number, "T" + number, "", Points.ZERO, List.of()));
        }
        return new Tournament(
                Event.named("Case"),
                Regulations.team(PairingSystem.TEAM_SWISS, 0, boards, List.of()),
                List.of(),
                teams,
                List.of(pairings),
                Specials.NONE);
    }

    private static TeamMatch match(int round, int first, int second, Outcome... outcomes) {
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < outcomes.length; i += 2) {
            boards.add(new Board(boards.size() + 1, 0, 0, outcomes[i], outcomes[i + 1]));
        }
        return TeamMatch.ofBoards(round, first, second, boards);
    }

    @Test
    void aPairingByeIsNoRequestedBye() {
        // 3 has the pairing's bye (U) in round 1 and loses in round 2; 4 is away in round 1 and then draws.
        Tournament tournament = individuals(
                PairingSystem.SWISS,
                GamePoints.STANDARD,
                List.of(
                        List.of(white(2, Outcome.WIN), black(3, Outcome.WIN)),
                        List.of(black(1, Outcome.LOSS), white(4, Outcome.DRAW)),
                        List.of(bye(Outcome.PAIRING_BYE), white(1, Outcome.LOSS)),
                        List.of(bye(Outcome.ZERO_BYE), black(2, Outcome.DRAW))));

        // The bye is a win of 1 point, elected to play, and a dummy with min(1.0, half of 2 rounds) that no cut
        // prefers.
        assertEquals(List.of("1", "0", "2", "3.0", "2.0", "1.00"), values(tournament, 3, "WIN,WON,REP,BH,BH/C1,SB"));
        assertEquals(List.of("0", "1", "1.0"), values(tournament, 4, "WIN,REP,BH"));
    }

    @Test
    void aPairingByeCanBeWorthADraw() {
        GamePoints half = new GamePoints(Points.ONE, Points.HALF, Points.ZERO, Points.ZERO, Points.HALF, Points.HALF);
        Tournament tournament = individuals(
                PairingSystem.SWISS,
                half,
                List.of(
                        List.of(white(2, Outcome.WIN)),
                        List.of(black(1, Outcome.LOSS)),
                        List.of(bye(Outcome.PAIRING_BYE))));

        Row row = Standings.of(tournament, NOW, "WIN,REP,STD").table().row(3);
        assertEquals("0.5", row.points().toString());
        assertEquals(List.of("0", "1", "0.5"), values(tournament, 3, "WIN,REP,STD"));
    }

    @Test
    void whoMeetsTwiceHasTwoOpponentsAndOneMeanInDirectEncounter() {
        Tournament tournament = individuals(
                PairingSystem.SWISS,
                GamePoints.STANDARD,
                List.of(
                        List.of(white(2, Outcome.WIN), black(2, Outcome.LOSS), white(3, Outcome.WIN)),
                        List.of(black(1, Outcome.LOSS), white(1, Outcome.WIN), bye(Outcome.PAIRING_BYE)),
                        List.of(white(4, Outcome.DRAW), black(4, Outcome.DRAW), black(1, Outcome.LOSS)),
                        List.of(black(3, Outcome.DRAW), white(3, Outcome.DRAW), bye(Outcome.FULL_BYE))));

        assertEquals(List.of("5.0", "3.00"), values(tournament, 1, "BH,SB"));
        assertEquals(List.of("0"), values(tournament, 1, "DE"));
        assertEquals(List.of("0"), values(tournament, 2, "DE"));
    }

    @Test
    void twoMatchesOfTheSameTeamsAreTwoMatches() {
        Tournament tournament = teams(
                2,
                2,
                match(1, 1, 2, Outcome.WIN, Outcome.LOSS, Outcome.DRAW, Outcome.DRAW),
                match(2, 2, 1, Outcome.WIN, Outcome.LOSS, Outcome.WIN, Outcome.LOSS));
        Table table = Standings.of(tournament, NOW, "EDE,MPVGP").table();

        assertEquals("2.0", table.row(1).points().toString());
        assertEquals("2.0", table.row(2).points().toString());
        assertEquals(List.of("2", "1.5"), values(tournament, 1, "EDE,MPVGP"));
        assertEquals(List.of("1", "2.5"), values(tournament, 2, "EDE,MPVGP"));
    }

    @Test
    void allBoardsForfeitedIsAMatchThatWasNotPlayed() {
        Tournament tournament = teams(
                4,
                2,
                match(1, 1, 2, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
                match(1, 3, 4, Outcome.WIN, Outcome.LOSS, Outcome.WIN, Outcome.LOSS),
                match(2, 1, 3, Outcome.DRAW, Outcome.DRAW, Outcome.WIN, Outcome.LOSS),
                match(2, 2, 4, Outcome.DRAW, Outcome.DRAW, Outcome.DRAW, Outcome.DRAW));

        Row winner = Standings.of(tournament, NOW, "MPVGP,WIN,WON,REP,BH,BH:GP")
                .table()
                .row(1);
        assertEquals("4.0", winner.points().toString());
        // Not won over the board; the dummy has 4 match points of its own, and at most the 1 of the absent team.
        assertEquals(
                List.of("3.5", "2", "1", "2", "3.0", "3.5"),
                winner.values().stream().map(Value::text).toList());
        assertEquals(List.of("1"), values(tournament, 2, "REP"));
    }

    @Test
    void aMatchInWhichBothTeamsScoredByForfeitIsPlayed() {
        Tournament tournament = teams(
                2,
                2,
                match(1, 1, 2, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN));

        assertEquals(
                "1.0", Standings.of(tournament, NOW, "").table().row(1).points().toString());
        assertEquals(List.of("1", "1.0"), values(tournament, 1, "REP,BH"));
    }

    @Test
    void aBoardThatIsEmptyOnBothSidesBringsNobodyAnything() {
        Tournament tournament = teams(
                2,
                3,
                match(
                        1,
                        1,
                        2,
                        Outcome.WIN,
                        Outcome.LOSS,
                        Outcome.DRAW,
                        Outcome.DRAW,
                        Outcome.FORFEIT_LOSS,
                        Outcome.FORFEIT_LOSS));
        Table table = Standings.of(tournament, NOW, "MPVGP,BC").table();

        assertEquals("2.0", table.row(1).points().toString());
        assertEquals("0.0", table.row(2).points().toString());
        assertEquals(List.of("1.5", "2.0"), values(tournament, 1, "MPVGP,BC"));
        assertEquals(List.of("0.5", "1.0"), values(tournament, 2, "MPVGP,BC"));
    }

    @Test
    void aTeamsPairingByeIsADrawWithAWinOnEachBoardForTheBoardCount() {
        Tournament tournament = teams(
                3,
                4,
                new TeamBye(1, 1, Outcome.PAIRING_BYE),
                match(
                        1,
                        2,
                        3,
                        Outcome.WIN,
                        Outcome.LOSS,
                        Outcome.WIN,
                        Outcome.LOSS,
                        Outcome.WIN,
                        Outcome.LOSS,
                        Outcome.WIN,
                        Outcome.LOSS));

        Row row = Standings.of(tournament, NOW, "MPVGP,BC,REP").table().row(1);
        assertEquals("1.0", row.points().toString());
        assertEquals(
                List.of("2.0", "10.0", "1"),
                row.values().stream().map(Value::text).toList());
    }

    @Test
    void aLateResultRanksAClosedRoundAnew() {
        Tournament start = Tournament.of(
                Event.named("Case"),
                Regulations.individual(PairingSystem.SWISS, 3, List.of()),
                List.of(
                        Player.of(1, "P1", 2400, List.of()),
                        Player.of(2, "P2", 2300, List.of()),
                        Player.of(3, "P3", 2200, List.of()),
                        Player.of(4, "P4", 2100, List.of())));
        LiveStandings live = new LiveStandings(start, NOW, 1, TieBreak.parseList("BH"));
        live.apply(new Change.Game(1, 1, 3, Outcome.WIN, Outcome.LOSS));
        live.apply(new Change.Game(1, 2, 4, Outcome.PENDING, Outcome.PENDING));
        live.apply(new Change.Round(2));
        live.apply(new Change.Game(2, 4, 1, Outcome.DRAW, Outcome.DRAW));
        Table before = live.apply(new Change.Game(2, 3, 2, Outcome.DRAW, Outcome.DRAW));
        assertEquals(1, before.row(1).rank());
        assertFalse(before.complete());

        Table after = live.apply(new Change.Game(1, 2, 4, Outcome.LOSS, Outcome.WIN));

        assertEquals("1.5", after.row(4).points().toString());
        assertEquals(1, after.row(4).rank());
        assertEquals("2.0", after.row(1).values().getFirst().text());
        assertTrue(after.complete());
        assertEquals(State.PROVISIONAL, after.row(1).values().getFirst().state());
        Table roundOne = new Standings(live.tournament(), NOW, 1, TieBreak.parseList("BH")).table();
        assertEquals(1, roundOne.row(4).rank());
    }

    @Test
    void whoLeavesARoundRobinBeforeHalfIsNotCounted() {
        Tournament left = Withdrawals.leave(roundRobin(Outcome.PENDING), 4, 1);
        Table table = Standings.of(left, NOW, "SB,KS").table();

        assertEquals(Set.of(4), left.specials().annulled());
        assertEquals("0.5", table.row(1).points().toString());
        assertEquals("0.0", table.row(4).points().toString());
        assertEquals(4, table.row(4).rank());
        assertTrue(table.row(4).annulled());
        // Two games each are left: half of the maximum is one point, and 3 has 1.5.
        assertEquals("0.5", table.row(1).values().get(1).text());
    }

    @Test
    void whoLeavesARoundRobinAfterHalfForfeitsTheRest() {
        Tournament left = Withdrawals.leave(roundRobin(Outcome.DRAW), 4, 2);
        Table table = Standings.of(left, NOW, "SB,REP,DE").table();

        assertEquals(Set.of(), left.specials().annulled());
        assertEquals(Outcome.FORFEIT_LOSS, left.players().get(3).round(3).outcome());
        assertEquals(Outcome.FORFEIT_WIN, left.players().get(2).round(3).outcome());
        assertEquals("2.5", table.row(3).points().toString());
        assertEquals("2", table.row(4).values().get(1).text());
    }

    /** Four players, three rounds; 4 lost the first game, the second is as given, the third is paired. */
    private static Tournament roundRobin(Outcome second) {
        return individuals(
                PairingSystem.ROUND_ROBIN,
                GamePoints.STANDARD,
                List.of(
                        List.of(white(4, Outcome.WIN), black(3, Outcome.DRAW), white(2, Outcome.PENDING)),
                        List.of(white(3, Outcome.LOSS), black(4, second), black(1, Outcome.PENDING)),
                        List.of(black(2, Outcome.WIN), white(1, Outcome.DRAW), black(4, Outcome.PENDING)),
                        List.of(black(1, Outcome.LOSS), white(2, second), white(3, Outcome.PENDING))));
    }

    @Test
    void leavingAfterOneGameOfThreeIsBeforeHalf() {
        assertTrue(Withdrawals.isBeforeHalf(roundRobin(Outcome.PENDING), 4));
        assertFalse(Withdrawals.isBeforeHalf(roundRobin(Outcome.DRAW), 4));
    }

    @Test
    void penaltiesAndOtherPointsForAKindOfResult() {
        Tournament plain = roundRobin(Outcome.DRAW);
        Specials specials = new Specials(
                List.of(),
                List.of(
                        new Adjustment(Optional.empty(), Points.ZERO, Points.parse("-0.5"), 2, List.of(3)),
                        new Adjustment(Optional.of(Outcome.WIN), Points.ZERO, Points.parse("0.5"), 1, List.of(1))),
                List.of(),
                Set.of());
        Tournament adjusted =
                new Tournament(plain.event(), plain.regulations(), plain.players(), List.of(), List.of(), specials);

        assertEquals("1.0", points(adjusted, 1, 3));
        assertEquals("1.0", points(adjusted, 2, 3));
        assertEquals("0.5", points(adjusted, 1, 1));
        assertEquals("1.0", points(adjusted, 2, 1));
    }

    private static String points(Tournament tournament, int afterRound, int number) {
        return new Standings(tournament, NOW, afterRound, List.of())
                .table()
                .row(number)
                .points()
                .toString();
    }

    @Test
    void threePointsForAWinKeepRatingsAtOnePoint() {
        GamePoints three = GamePoints.of(Points.of(3), Points.ONE, Points.ZERO);
        Tournament tournament = individuals(
                PairingSystem.SWISS,
                three,
                List.of(
                        List.of(white(2, Outcome.WIN), black(3, Outcome.DRAW)),
                        List.of(black(1, Outcome.LOSS), white(4, Outcome.WIN)),
                        List.of(white(4, Outcome.WIN), white(1, Outcome.DRAW)),
                        List.of(black(3, Outcome.LOSS), black(2, Outcome.LOSS))));

        // 75 % against 2000: 2193; Sonneborn-Berger multiplies the points of the event: 3 × 3 + 1 × 4.
        assertEquals(List.of("2193", "13.00", "1.5"), values(tournament, 1, "TPR,SB,STD"));
    }

    @Test
    void scheveningenAddsUpTheMembers() {
        Tournament event = individuals(
                PairingSystem.SCHEVENINGEN,
                GamePoints.STANDARD,
                List.of(
                        List.of(white(3, Outcome.WIN), black(4, Outcome.DRAW)),
                        List.of(black(4, Outcome.LOSS), white(3, Outcome.WIN)),
                        List.of(black(1, Outcome.LOSS), black(2, Outcome.LOSS)),
                        List.of(white(2, Outcome.WIN), white(1, Outcome.DRAW))));
        Tournament withTeams = new Tournament(
                event.event(),
                event.regulations(),
                event.players(),
                List.of(
                        new Team(1, "A", "", Points.ZERO, List.of(1, 2)),
                        new Team(2, "B", "", Points.ZERO, List.of(3, 4))),
                List.of(),
                Specials.NONE);

        assertEquals(Map.of(1, Points.parse("2.5"), 2, Points.parse("1.5")), Scheveningen.teamPoints(withTeams, 2));
        // 1 and 4 drew; 4 has beaten the better of the other two.
        assertEquals(1, Standings.of(withTeams, NOW, "DE,SB").table().row(4).rank());
    }
}
