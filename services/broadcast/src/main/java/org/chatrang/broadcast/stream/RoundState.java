package org.chatrang.broadcast.stream;

import java.util.List;
import org.chatrang.broadcast.view.BoardView;
import org.chatrang.broadcast.view.GameView;
import org.chatrang.broadcast.view.RoundKey;
import org.chatrang.broadcast.view.RoundView;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.StandingsTable;

/**
 * A round at one moment of its stream.
 *
 * @param id the last record it contains
 * @param round the round
 * @param games its games in order
 * @param tables the tables of its event
 * @param gateways the gateways that serve it
 */
public record RoundState(
        EventId id, RoundKey round, List<GameView> games, List<StandingsTable> tables, List<GatewayHealth> gateways) {

    /** As it is sent. */
    public RoundView view() {
        String name =
                games.isEmpty() ? null : games.getFirst().schedule().game().eventName();
        return new RoundView(
                round.event(),
                name,
                round.round(),
                games.stream().map(BoardView::of).toList(),
                tables,
                gateways);
    }
}
