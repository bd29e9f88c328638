package org.chatrang.tournament.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.ForbiddenPairs;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.Specials;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.pairing.PairingFault.Kind;
import org.chatrang.tournament.pairing.RoundPairings.Game;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

class PairingCheckTest {
    /** After two rounds: 1 and 2 have played, 1 had White twice, 3 had the bye, 4 won by forfeit, 5 came late. */
    private static final Tournament AFTER_TWO = new Tournament(
            Event.named("Club"),
            Regulations.individual(PairingSystem.SWISS, 5, List.of()),
            List.of(
                    Player.of(
                            1,
                            "One",
                            2000,
                            List.of(played(2, Colour.WHITE, Outcome.WIN), played(3, Colour.WHITE, Outcome.WIN))),
                    Player.of(
                            2,
                            "Two",
                            1900,
                            List.of(
                                    played(1, Colour.BLACK, Outcome.LOSS),
                                    played(4, Colour.BLACK, Outcome.FORFEIT_LOSS))),
                    Player.of(
                            3,
                            "Three",
                            1800,
                            List.of(PlayerRound.bye(Outcome.PAIRING_BYE), played(1, Colour.BLACK, Outcome.LOSS))),
                    Player.of(
                            4,
                            "Four",
                            1700,
                            List.of(PlayerRound.bye(Outcome.HALF_BYE), played(2, Colour.WHITE, Outcome.FORFEIT_WIN))),
                    Player.of(5, "Five", 1600, List.of())),
            List.of(),
            List.of(),
            new Specials(List.of(), List.of(), List.of(new ForbiddenPairs(3, 3, List.of(3, 5))), Set.of()));

    @Test
    void aLegalRoundHasNoFaults() {
        assertKinds(List.of(), new RoundPairings(3, List.of(new Game(4, 1), new Game(2, 3)), List.of(5), Set.of()));
    }

    @Test
    void everyRuleHasItsFault() {
        assertKinds(
                List.of(Kind.MISSING, Kind.SECOND_BYE, Kind.REMATCH, Kind.COLOUR_DIFFERENCE, Kind.THIRD_SAME_COLOUR),
                new RoundPairings(3, List.of(new Game(1, 2)), List.of(4), Set.of(3)));
        assertKinds(
                List.of(Kind.UNKNOWN, Kind.TWICE_IN_THE_ROUND, Kind.SEVERAL_BYES, Kind.SECOND_BYE, Kind.FORBIDDEN_PAIR),
                new RoundPairings(3, List.of(new Game(3, 5), new Game(4, 9)), List.of(2, 3), Set.of(1)));
        assertKinds(
                List.of(Kind.TWICE_IN_THE_ROUND),
                new RoundPairings(3, List.of(new Game(2, 2)), List.of(5), Set.of(1, 3, 4)));
    }

    @Test
    void aForfeitedGameIsNoMeetingAndNoColour() {
        assertKinds(List.of(), new RoundPairings(3, List.of(new Game(2, 4)), List.of(5), Set.of(1, 3)));
    }

    @Test
    void coloursOfTheLastRoundAreFree() {
        Tournament last = new Tournament(
                AFTER_TWO.event(),
                Regulations.individual(PairingSystem.SWISS, 3, List.of()),
                AFTER_TWO.players(),
                List.of(),
                List.of(),
                Specials.NONE);
        assertEquals(
                List.of(),
                PairingCheck.check(last, new RoundPairings(3, List.of(new Game(1, 4)), List.of(), Set.of(2, 3, 5))));
    }

    @Test
    void pairingsOfRealTournamentsAreLegal() {
        assertEquals(List.of(), RecordedPairings.check(SharedStandings.tournament("uzchess2025/uzchess2025.trf")));
        for (int number = 2; number <= 40; number += 2) {
            Tournament tournament = SharedStandings.tournament("random-swiss/t" + number + ".trf");
            List<Kind> kinds = RecordedPairings.check(tournament).stream()
                    .map(PairingFault::kind)
                    .filter(kind ->
                            kind == Kind.REMATCH || kind == Kind.TWICE_IN_THE_ROUND || kind == Kind.SEVERAL_BYES)
                    .toList();
            assertEquals(List.of(), kinds, "t" + number);
        }
    }

    @Test
    void theSameTournamentGivesTheProgramTheSameReport() {
        byte[] report = EngineReport.of(AFTER_TWO, 3, Set.of(2));
        assertEquals(
                List.of("142 5", "XXR 5", "192 FIDE_DUTCH", "XXC white1", "152 W", "XXP 3 5"),
                new String(report, StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> line.matches("(142|XX.|192|152).*"))
                        .toList());
        assertEquals(
                "001    2      Two                               1900                             0.0    4     1 b 0     4 b -  0000 - Z",
                new String(report, StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> line.startsWith("001    2"))
                        .findFirst()
                        .orElseThrow());
    }

    private static void assertKinds(List<Kind> expected, RoundPairings pairings) {
        List<PairingFault> faults = PairingCheck.check(AFTER_TWO, pairings);
        assertEquals(expected, faults.stream().map(PairingFault::kind).toList(), faults::toString);
    }

    private static PlayerRound played(int opponent, Colour colour, Outcome outcome) {
        return new PlayerRound(opponent, colour, outcome);
    }
}
