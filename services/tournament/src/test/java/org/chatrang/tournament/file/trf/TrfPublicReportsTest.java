package org.chatrang.tournament.file.trf;

import static org.chatrang.tournament.file.trf.Report.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.pairing.PairingFault;
import org.chatrang.tournament.pairing.PairingFault.Kind;
import org.chatrang.tournament.pairing.RecordedPairings;
import org.chatrang.tournament.rank.Standings;
import org.junit.jupiter.api.Test;

/** Reports that other programs are known to have stumbled over. */
class TrfPublicReportsTest {
    @Test
    void aDatePaddedWithBlanksOrFollowedByATimeDecidesTheEdition() {
        assertStart("042   2025/06/18   ", LocalDate.of(2025, 6, 18), Edition.FROM_2024_08);
        assertStart("042 2026/03/01 10:00:00", LocalDate.of(2026, 3, 1), Edition.FROM_2026_03);
        assertStart("042 2026-02-28T23:59", LocalDate.of(2026, 2, 28), Edition.FROM_2024_08);
        assertStart("042 31.07.2024", LocalDate.of(2024, 7, 31), Edition.FROM_2023);
        assertStart("042 24/08/01", LocalDate.of(2024, 8, 1), Edition.FROM_2024_08);
    }

    private static void assertStart(String line, LocalDate day, Edition edition) {
        Tournament tournament = Report.of(line, player(1, "1.0", "2 w 1"), player(2, "0.0", "1 b 0"))
                .tournament();
        assertEquals(Optional.of(day), tournament.event().start(), line);
        assertEquals(edition, tournament.edition(), line);
    }

    @Test
    void aForfeitNeedsNoColourAndNoOpponent() {
        Tournament tournament = Report.of(
                        player(1, "2.0", "2 - +", "0000 - +"),
                        player(2, "0.0", "1 - -", "3 - -"),
                        player(3, "1.0", "0000 - U", "2 b -"))
                .tournament();
        assertEquals(
                List.of(
                        new PlayerRound(2, Colour.NONE, Outcome.FORFEIT_WIN),
                        new PlayerRound(0, Colour.NONE, Outcome.FORFEIT_WIN)),
                tournament.players().get(0).rounds());
        assertEquals(
                new PlayerRound(3, Colour.WHITE, Outcome.FORFEIT_LOSS),
                tournament.players().get(1).round(2),
                "the opponent's line knows the colour");
    }

    @Test
    void theAllocatedByeIsAByeOfItsOwn() {
        Tournament tournament = Report.of(
                        "162 W 3.0   D 1.0   P 1.0",
                        player(1, "1.0", "0000 - U"),
                        player(2, "3.0", "0000 - F"),
                        player(3, "1.0", "0000 - H"),
                        player(4, "0.0", "0000 - Z"))
                .tournament();
        assertEquals(Outcome.PAIRING_BYE, tournament.players().get(0).round(1).outcome());
        assertEquals(Outcome.FULL_BYE, tournament.players().get(1).round(1).outcome());
    }

    @Test
    void aSecondByeIsRefused() {
        Tournament tournament = Report.of(
                        player(1, "2.0", "0000 - U", "0000 - U"),
                        player(2, "1.5", "3 w 1", "3 w ="),
                        player(3, "0.5", "2 b 0", "2 b ="))
                .tournament();
        assertEquals(
                List.of(Kind.SECOND_BYE, Kind.REMATCH),
                RecordedPairings.check(tournament).stream()
                        .map(PairingFault::kind)
                        .toList());
    }

    @Test
    void abnormalPointsAreLimitedToTheirScope() {
        Tournament tournament = Report.of(
                        player(1, "1.5", "2 w 1", "2 b 1").replace("1.5", "1.8"),
                        player(2, "-1.0", "1 b 0", "1 w 0"),
                        "299 W         0.8    1    1",
                        "299          -1.0         2")
                .tournament();
        assertEquals(2, tournament.specials().adjustments().size());
        assertEquals(
                List.of(Points.parse("1.8"), Points.parse("-1")),
                new Standings(tournament, Edition.FROM_2026_03, 2, List.of())
                        .table().rows().stream().map(row -> row.points()).toList());
    }

    @Test
    void abnormalPointsOfATeamAreItsOwn() {
        Report report = Report.of(
                player(1, "0.0", "2 w 0"),
                player(2, "1.0", "1 b 1"),
                Report.team(1, 1),
                Report.team(2, 2),
                "352 W",
                "299    -1.0   0.0    1    2");
        assertEquals(
                List.of(Points.of(1), Points.of(0)),
                new Standings(report.tournament(), Edition.FROM_2026_03, 1, List.of())
                        .table().rows().stream().map(row -> row.points()).toList());
    }

    @Test
    void byesOfTheNextRoundAreAnnouncedAndNotGiven() {
        Tournament tournament = Report.of(
                        player(1, "1.5", "2 w 1", "0000 - H"), player(2, "0.0", "1 b 0"), "240 Z   2    2")
                .tournament();
        assertEquals(1, tournament.recordedRounds());
        assertEquals(Points.ONE, Standings.of(tournament).table().row(1).points());
    }

    @Test
    void byesMayStandInRecordsOfTheirOwn() {
        Tournament tournament = Report.of(
                        player(1, "1.0", "2 w 1"), player(2, "0.0", "1 b 0"), player(3, "0.5"), "240 H   1    3")
                .tournament();
        assertEquals(Outcome.HALF_BYE, tournament.players().get(2).round(1).outcome());
        assertEquals(
                "a player without another entry in round 1",
                Report.of(player(1, "1.0", "2 w 1"), player(2, "0.0", "1 b 0"), "240 H   1    2")
                        .errors()
                        .getFirst()
                        .expected());
    }

    @Test
    void teamsHaveForfeitedMatchesByesAndEmptyBoards() {
        Tournament tournament = Report.of(
                        player(1, "1.0", "3 w 1"),
                        player(2, "0.0"),
                        player(3, "0.0", "1 b 0"),
                        player(4, "0.0"),
                        player(5, "0.0"),
                        player(6, "0.0"),
                        Report.team(1, 1, 2),
                        Report.team(2, 3, 4),
                        Report.team(3, 5, 6),
                        "352 WB",
                        "300   1   1   2    1 0000",
                        "300   1   2   1    3 0000",
                        "320  1.0  1.0   3",
                        "330 +-   2   3   1",
                        "240 H   2    2")
                .tournament();
        TeamMatch first = (TeamMatch) tournament.pairings().stream()
                .filter(pairing -> pairing instanceof TeamMatch match && match.round() == 1)
                .findFirst()
                .orElseThrow();
        assertEquals(2, first.boards().size());
        assertEquals(Outcome.FORFEIT_LOSS, first.boards().get(1).firstOutcome(), "an empty board on both sides");
        assertEquals(Outcome.FORFEIT_LOSS, first.boards().get(1).secondOutcome());
        assertEquals(
                Set.of(
                        first,
                        new TeamBye(1, 3, Outcome.PAIRING_BYE),
                        new TeamBye(2, 2, Outcome.HALF_BYE),
                        TeamMatch.forfeited(2, 3, 1, TeamMatch.Decision.SECOND_FORFEITS)),
                Set.copyOf(tournament.pairings()));
    }

    @Test
    void byesOfPlayersInATeamMayBeLeftOutOfTheirPoints() {
        for (String points : List.of("0.0", "1.0")) {
            Report report = Report.of(
                    player(1, "1.0", "2 w 1"),
                    player(2, "0.0", "1 b 0"),
                    player(3, points, "0000 - U"),
                    Report.team(1, 1),
                    Report.team(2, 2),
                    Report.team(3, 3));
            assertEquals(List.of(), report.errors());
        }
    }

    @Test
    void twoMatchesOfTheSameTeamsAreTwoMatches() {
        Tournament tournament = Report.of(
                        player(1, "1.0", "2 w 1", "2 b 0"),
                        player(2, "1.0", "1 b 0", "1 w 1"),
                        Report.team(1, 1),
                        Report.team(2, 2),
                        "352 W")
                .tournament();
        assertEquals(2, tournament.pairings().size());
        assertEquals(
                List.of(1, 2),
                tournament.pairings().stream()
                        .map(pairing -> ((TeamMatch) pairing).first())
                        .toList());
    }

    @Test
    void pointsOfOtherDialectsCount() {
        Tournament tournament = Report.of(
                        "XXS W=3 D=1",
                        "XXS PAB=1.5",
                        player(1, "3.0", "2 w 1"),
                        player(2, "0.0", "1 b 0"),
                        player(3, "1.5", "0000 - U"))
                .tournament();
        assertEquals(Points.of(3), tournament.regulations().gamePoints().win());
        Tournament bbp = Report.of("BBW  3.0", "BBD  1.0", player(1, "3.0", "2 w 1"), player(2, "0.0", "1 b 0"))
                .tournament();
        assertEquals(Points.of(3), bbp.regulations().gamePoints().win());
    }

    @Test
    void theSystemIsDeclaredOrShown() {
        assertSystem(PairingSystem.SWISS, "192 FIDE_DUTCH_2025_BAKU");
        assertSystem(PairingSystem.DOUBLE_ROUND_ROBIN, "192 BERGER_DOUBLEROUNDROBIN");
        assertSystem(PairingSystem.ROUND_ROBIN, "092 Individual: Round-Robin");
        assertSystem(PairingSystem.SCHEVENINGEN, "192 SCHILLER");
        assertSystem(PairingSystem.KNOCK_OUT, "192 CUSTOM_KNOCKOUT");
    }

    private static void assertSystem(PairingSystem system, String line) {
        assertEquals(
                system,
                Report.of(line, player(1, "1.0", "2 w 1"), player(2, "0.0", "1 b 0"))
                        .tournament()
                        .regulations()
                        .system());
    }

    @Test
    void theListOfTieBreaksIsEitherRecord() {
        assertEquals(
                List.of("BH/C1", "SB"),
                Report.of("212 PTS,BH/C1, SB", player(1, "1.0", "2 w 1"), player(2, "0.0", "1 b 0"))
                        .tournament()
                        .regulations()
                        .tieBreaks());
    }
}
