package org.chatrang.desk.intake;

import java.util.Optional;
import org.chatrang.events.RulesSpec;

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
 */
public record EventRequest(
        Optional<String> id,
        Optional<String> name,
        Optional<String> site,
        String section,
        String gatewayId,
        Optional<String> timeControl,
        RulesSpec rules) {}
