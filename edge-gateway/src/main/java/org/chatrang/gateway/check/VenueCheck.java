package org.chatrang.gateway.check;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.Timing;
import org.chatrang.gateway.boards.BoardStatus;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.NotatedStatus;

/**
 * The whole venue at one moment.
 *
 * @param gateway the gateway's name
 * @param at when
 * @param health its state, with the journal's lag
 * @param clock how well it knows the time
 * @param drivers its drivers by name
 * @param boards every board that was heard, is configured or is assigned, by table
 */
public record VenueCheck(
        String gateway,
        Instant at,
        GatewayHealth health,
        Timing clock,
        Map<String, DriverHealth> drivers,
        List<BoardCheck> boards) {
    private static final Comparator<BoardCheck> BY_TABLE = Comparator.comparing(
                    BoardCheck::table, Comparator.nullsLast(Comparator.naturalOrder()))
            .thenComparing(BoardCheck::board);

    /** Puts together what is heard, what is expected and what the desk said. */
    static List<BoardCheck> boards(
            List<BoardStatus> heard,
            List<NotatedStatus> notated,
            List<BoardAssignment> assigned,
            Map<String, Integer> tables) {
        Map<String, BoardStatus> byName =
                heard.stream().collect(Collectors.toMap(BoardStatus::board, Function.identity()));
        Map<String, NotatedStatus> asNotation = new HashMap<>();
        notated.forEach(board -> asNotation.put(board.board(), board));
        Map<String, BoardAssignment> assignments = new HashMap<>();
        assigned.forEach(assignment -> assignments.put(assignment.boardId(), assignment));
        TreeSet<String> names = new TreeSet<>(byName.keySet());
        names.addAll(asNotation.keySet());
        names.addAll(assignments.keySet());
        names.addAll(tables.keySet());
        return names.stream()
                .map(name -> BoardCheck.of(
                        name,
                        Optional.ofNullable(byName.get(name)),
                        Optional.ofNullable(asNotation.get(name)),
                        Optional.ofNullable(assignments.get(name)),
                        Optional.ofNullable(tables.get(name))))
                .sorted(BY_TABLE)
                .toList();
    }

    /** Boards at which something is to be looked at. */
    public long boardsWrong() {
        return boards.stream().filter(board -> !board.wrong().isEmpty()).count();
    }
}
