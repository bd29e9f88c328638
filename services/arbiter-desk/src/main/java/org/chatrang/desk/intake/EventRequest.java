package org.chatrang.desk.intake;

import java.util.Optional;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.StandingsSpec;

/**
 * What is asked for besides the games.
 *
 * @param id the event's id; empty to derive it from its name
 * @param name the event's name; empty for the first game's Event tag
 * @param site where it is played; empty for each game's Site tag
 * @param section the section
 * @param gatewayId the gateway that its boards are connected to
 * @param timeControl the time control of games whose tag says nothing
 * @param rules the rules
 * @param standings what the tables are made by, null for points alone
 * @param round of a report of pairings, the round to schedule; empty for the last one that is paired
 * @param force whether pairings are scheduled that the rules are against
 */
public record EventRequest(
        Optional<String> id,
        Optional<String> name,
        Optional<String> site,
        String section,
        String gatewayId,
        Optional<String> timeControl,
        RulesSpec rules,
        StandingsSpec standings,
        Optional<Integer> round,
        boolean force) {}
