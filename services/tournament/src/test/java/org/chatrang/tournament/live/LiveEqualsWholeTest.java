package org.chatrang.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.Specials;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.tiebreak.TieBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * After each of 10,000 random events the live table equals the one counted from nothing, in every cell, rank and state. More
 * events: {@code -Dchatrang.live.events=N} for each of the four systems.
 */
class LiveEqualsWholeTest {
    private static final int EVENTS = Integer.getInteger("chatrang.live.events", 2_500);
    private static final String INDIVIDUAL =
            "BH/C1,DE,SB/C1,AOB,AOB/F,KS,WIN,WON,PS,REP,STD,FB/M1,BH/P,SB/P,ARO/C1,APRO,APPO,DE/P,BH/V0,TPN";
    private static final String TEAM =
            "MPVGP,EDEBB,EMGSB/C1,SSSC,EGMSB,BH:GP/M1,TBR,BC,BBE,OTHER_OLYMPIAD_SB,OTHER_OLYMPIAD_MP,KS,WIN:GP,EDET";

    @ParameterizedTest
    @EnumSource(
            value = PairingSystem.class,
            names = {"SWISS", "ROUND_ROBIN", "TEAM_SWISS", "TEAM_ROUND_ROBIN"})
    void afterEachOfManyRandomEvents(PairingSystem system) {
        Tournament start = tournament(system);
        List<TieBreak> tieBreaks = TieBreak.parseList(system.isTeam() ? TEAM : INDIVIDUAL);
        LiveStandings live = new LiveStandings(start, Edition.FROM_2026_03, 1, tieBreaks);
        RandomChanges changes = new RandomChanges(system.ordinal(), start);

        for (int event = 0; event < EVENTS; event++) {
            if (event % 500 == 0) {
                // Withdrawals and annulments add up: begin anew before nothing is left to be ranked.
                live = new LiveStandings(start, Edition.FROM_2026_03, 1 + event / 500, tieBreaks);
            }
            Change change = changes.next(live.tournament());
            Table table = live.apply(change);
            Table whole = new Standings(live.tournament(), Edition.FROM_2026_03, table.round(), tieBreaks).table();

            assertEquals(whole, table, "event " + event + ": " + change);
        }
    }

    @Test
    void aChangeThatDoesNotFitChangesNothing() {
        Tournament start = tournament(PairingSystem.SWISS);
        LiveStandings live = new LiveStandings(start, Edition.FROM_2026_03, 1, TieBreak.parseList("BH"));
        Table before = live.table();

        assertThrows(
                IllegalArgumentException.class, () -> live.apply(new Change.Game(1, 3, 99, Outcome.WIN, Outcome.LOSS)));
        assertEquals(before, live.table());
        assertEquals(start, live.tournament());
    }

    private static Tournament tournament(PairingSystem system) {
        int rounds = 6;
        if (system.isTeam()) {
            List<Team> teams = new ArrayList<>();
            for (int number = 1; number <= 9; number++) {
                teams.add(new Team(number, "Team " + number, "", Points.ZERO, List.of()));
            }
            return new Tournament(
                    Event.named("Random"),
                    Regulations.team(system, rounds, 3, List.of()),
                    List.of(),
                    teams,
                    List.of(),
                    Specials.NONE);
        }
        List<Player> players = new ArrayList<>();
        for (int number = 1; number <= 10; number++) {
            players.add(Player.of(number, "Player " + number, 2600 - 37 * number, List.of()));
        }
        return Tournament.of(Event.named("Random"), Regulations.individual(system, rounds, List.of()), players);
    }
}
