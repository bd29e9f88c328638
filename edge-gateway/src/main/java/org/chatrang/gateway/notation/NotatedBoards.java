package org.chatrang.gateway.notation;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.driver.BoardRecorder;

/**
 * The games of one notation source by board. A board without an assignment loses nothing: its source tells the whole game
 * again, and once it is assigned one, all of it is recorded.
 */
public final class NotatedBoards {
    private final BoardRecorder recorder;
    private final Duration settle;
    private final Map<String, BoardAssignment> assignments = new HashMap<>();
    private final Map<String, NotatedBoard> boards = new HashMap<>();

    /** {@code settle}: how long the last half-move must stand unchanged before it counts as completed without another after it. */
    public NotatedBoards(BoardRecorder recorder, Duration settle) {
        this.recorder = recorder;
        this.settle = settle;
        recorder.onAssignment(this::assigned);
    }

    private synchronized void assigned(BoardAssignment assignment) {
        BoardAssignment before = assignments.put(assignment.boardId(), assignment);
        if (!assignment.equals(before)) {
            boards.remove(assignment.boardId());
        }
    }

    /** Tells what is new in the board's game; returns how many half-moves are completed, empty if no game is assigned. */
    public synchronized Optional<Integer> update(String board, NotatedGame game) throws InterruptedException {
        BoardAssignment assignment = assignments.get(board);
        if (assignment == null || assignment.gameId() == null) {
            return Optional.empty();
        }
        NotatedBoard known = boards.get(board);
        if (known == null) {
            known = new NotatedBoard(assignment, recorder, settle);
            boards.put(board, known);
        }
        known.update(game);
        return Optional.of(known.completed());
    }

    /** Boards with a game. */
    public synchronized int size() {
        return boards.size();
    }
}
