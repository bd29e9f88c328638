package org.chatrang.gateway.notation;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.journal.JournalException;
import org.jboss.logging.Logger;

/**
 * The games of one notation source by board. A board without an assignment loses nothing: its source tells the whole game
 * again, and once it is assigned one, all of it is recorded.
 */
public final class NotatedBoards {
    private static final Logger LOG = Logger.getLogger(NotatedBoards.class);

    private final BoardRecorder recorder;
    private final Duration settle;
    private final Map<String, BoardAssignment> assignments = new HashMap<>();
    private final Map<String, NotatedBoard> boards = new HashMap<>();
    private final Map<String, String> remarks = new TreeMap<>();

    /** {@code settle}: how long the last half-move must stand unchanged before it counts as completed without another after it. */
    public NotatedBoards(BoardRecorder recorder, Duration settle) {
        this.recorder = recorder;
        this.settle = settle;
        recorder.onAssignment(this::assigned);
    }

    /** What became of a board's text. */
    public sealed interface Telling {
        /** Told; that many half-moves are completed. */
        record Told(int completed) implements Telling {}

        /** No game is assigned to the board. */
        record NoGame() implements Telling {}

        /** Nothing is told of it: it is not the assigned game's, or cannot be told. Why, in words. */
        record NotTold(String why) implements Telling {}
    }

    private synchronized void assigned(BoardAssignment assignment) {
        BoardAssignment before = assignments.put(assignment.boardId(), assignment);
        if (!assignment.equals(before)) {
            boards.remove(assignment.boardId());
            remarks.remove(assignment.boardId());
        }
    }

    /** Tells what is new in the board's game. A failure of one board is told of it, and holds up no other. */
    public synchronized Telling update(String board, NotatedGame game) throws InterruptedException {
        BoardAssignment assignment = assignments.get(board);
        if (assignment == null || assignment.gameId() == null) {
            return new Telling.NoGame();
        }
        try {
            NotatedBoard known = boards.get(board);
            if (known == null) {
                known = new NotatedBoard(assignment, recorder, settle);
                boards.put(board, known);
            }
            known.update(game);
            remark(board, known.remark());
            return known.remark().<Telling>map(Telling.NotTold::new).orElse(new Telling.Told(known.completed()));
        } catch (JournalException e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.debugf(e, "event=notation-failed board=%s", board);
            String failed = "board " + board + ": its notation cannot be told: " + e;
            remark(board, Optional.of(failed));
            return new Telling.NotTold(failed);
        }
    }

    private void remark(String board, Optional<String> now) {
        String before = now.isPresent() ? remarks.put(board, now.get()) : remarks.remove(board);
        now.filter(text -> !text.equals(before))
                .ifPresent(text -> LOG.warnf("event=notation-not-told board=%s reason=\"%s\"", board, text));
    }

    /** Boards with a game. */
    public synchronized int size() {
        return boards.size();
    }

    /** What is to be said of boards whose text is not told, by board. */
    public synchronized List<String> remarks() {
        return List.copyOf(remarks.values());
    }
}
