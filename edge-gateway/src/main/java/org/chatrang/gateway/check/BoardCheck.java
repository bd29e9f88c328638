package org.chatrang.gateway.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.boards.AssignedStart;
import org.chatrang.gateway.boards.BoardStatus;
import org.chatrang.gateway.driver.NotatedStatus;
import org.chatrang.gateway.signal.BoardView;

/**
 * One board in the check.
 *
 * @param table its table, null if nobody said
 * @param venue its venue, null if nobody said
 * @param board its name
 * @param status what is known of it, null if its squares were never heard
 * @param notation what is known of it as notation, null if it never came so
 * @param assignment what the desk said of it, null if nothing
 * @param wrong what an operator should look at, empty if all is well
 */
public record BoardCheck(
        Integer table,
        String venue,
        String board,
        BoardStatus status,
        NotatedStatus notation,
        BoardAssignment assignment,
        List<String> wrong) {
    /** A board that may have been heard and may have been expected. */
    static BoardCheck of(
            String board,
            Optional<BoardStatus> status,
            Optional<NotatedStatus> notation,
            Optional<BoardAssignment> assignment,
            Optional<Integer> configuredTable) {
        List<String> wrong = new ArrayList<>();
        if (status.isEmpty() && notation.isEmpty()) {
            wrong.add("never heard");
        }
        status.ifPresent(heard -> look(heard, wrong));
        notation.ifPresent(heard -> look(heard, assignment, wrong));
        assignment.ifPresent(assigned -> configuredTable
                .filter(table -> table != assigned.table())
                .ifPresent(table -> wrong.add("the desk says table " + assigned.table())));
        Optional.ofNullable(AssignedStart.of(assignment.orElse(null)).fault()).ifPresent(wrong::add);
        Integer table =
                configuredTable.or(() -> assignment.map(BoardAssignment::table)).orElse(null);
        String venue = assignment.map(BoardAssignment::venue).orElse(null);
        return new BoardCheck(
                table,
                venue,
                board,
                status.orElse(null),
                notation.orElse(null),
                assignment.orElse(null),
                List.copyOf(wrong));
    }

    private static void look(NotatedStatus heard, Optional<BoardAssignment> assignment, List<String> wrong) {
        if (heard.fault() != null) {
            wrong.add(heard.fault());
        }
        if (assignment.map(BoardAssignment::gameId).isEmpty()) {
            wrong.add("no game assigned");
        }
    }

    private static void look(BoardStatus status, List<String> wrong) {
        BoardView view = status.view();
        if (!view.connected()) {
            wrong.add("not connected");
        } else if (view.placement() == null) {
            wrong.add("no scan of the board yet");
        }
        if (view.kingsInCentre()) {
            wrong.add("kings in the centre");
        } else if (view.ply() == 0 && view.placement() != null && !view.startPosition()) {
            wrong.add("not the first position");
        }
        if (view.ply() > 0 && !view.inStep()) {
            wrong.add("shows another position than the game's");
        }
        if (!view.clockAttached()) {
            wrong.add("no clock");
        }
        if (view.clockLowBattery()) {
            wrong.add("the clock's battery is low");
        }
        if (status.batteryPercent() != null && status.batteryPercent() < 20) {
            wrong.add("battery " + status.batteryPercent() + " %");
        }
        if (!status.bound()) {
            wrong.add("no game assigned");
        }
    }
}
