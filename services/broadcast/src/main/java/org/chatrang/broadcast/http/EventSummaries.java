package org.chatrang.broadcast.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.chatrang.broadcast.view.EventSummary;
import org.chatrang.broadcast.view.GameView;
import org.chatrang.broadcast.view.RoundKey;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Settlement;

/** Events and rounds in numbers. */
final class EventSummaries {
    private EventSummaries() {}

    static List<EventSummary> of(Map<RoundKey, List<GameView>> scheduled) {
        Map<String, List<Map.Entry<RoundKey, List<GameView>>>> byEvent = scheduled.entrySet().stream()
                .filter(round -> !round.getValue().isEmpty())
                .collect(Collectors.groupingBy(round -> round.getKey().event(), TreeMap::new, Collectors.toList()));
        List<EventSummary> events = new ArrayList<>();
        byEvent.forEach((event, rounds) -> {
            GameScheduled any =
                    rounds.getLast().getValue().getFirst().schedule().game();
            events.add(new EventSummary(
                    event,
                    any.eventName(),
                    any.site(),
                    rounds.stream()
                            .map(round -> round(round.getKey().round(), round.getValue()))
                            .toList()));
        });
        return events;
    }

    private static EventSummary.Round round(int round, List<GameView> games) {
        int ended = count(games, EventSummaries::ended);
        return new EventSummary.Round(
                round,
                games.getFirst().schedule().game().date(),
                games.size(),
                count(games, game -> game.started() && !ended(game)),
                ended,
                count(games, game -> !game.notices().alerts().isEmpty()));
    }

    private static int count(List<GameView> games, java.util.function.Predicate<GameView> which) {
        return (int) games.stream().filter(which).count();
    }

    private static boolean ended(GameView game) {
        return game.settlement() != null && game.settlement().state() == Settlement.State.FINAL;
    }
}
