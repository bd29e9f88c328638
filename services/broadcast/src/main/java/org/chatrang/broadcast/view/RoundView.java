package org.chatrang.broadcast.view;

import java.util.List;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.StandingsTable;

/**
 * All boards of a round, as it is sent.
 *
 * @param event the tournament's identity
 * @param eventName its name as printed
 * @param round the round, from 1
 * @param boards the boards in their order
 * @param tables the tables of the event's sections
 * @param gateways the gateways that serve the round
 */
public record RoundView(
        String event,
        String eventName,
        int round,
        List<BoardView> boards,
        List<StandingsTable> tables,
        List<GatewayHealth> gateways) {}
