package org.chatrang.desk.intake;

import java.util.List;

/**
 * An event to be created.
 *
 * @param id the event
 * @param games its games in the order of the file
 * @param problems what the arbiter should know
 */
public record PlannedEvent(String id, List<PlannedGame> games, List<GameProblem> problems) {
    public PlannedEvent {
        games = List.copyOf(games);
        problems = List.copyOf(problems);
    }
}
