package org.chatrang.gateway.notation;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.NotatedStatus;
import org.chatrang.gateway.journal.JournalException;
import org.jboss.logging.Logger;

/**
 * The games of one notation source by board. A board without an assignment loses nothing: its text is kept, and once it is
 * assigned a game, all of it is recorded.
 */
public final class NotatedBoards {
    private static final Logger LOG = Logger.getLogger(NotatedBoards.class);

    private final BoardRecorder recorder;
    private final Duration settle;
    private final Map<String, BoardAssignment> assignments = new HashMap<>();
    private final Map<String, NotatedBoard> boards = new HashMap<>();
    private final Map<String, HeardBoard> heard = new TreeMap<>();
    private final WaitingTexts waiting;

    /**
     * The boards of a source.
     *
     * @param source its name
     * @param recorder where they are told
     * @param settle how long the last half-move must stand unchanged before it counts as completed without another after it
     */
    public NotatedBoards(String source, BoardRecorder recorder, Duration settle) {
        this.recorder = recorder;
        this.settle = settle;
        this.waiting = new WaitingTexts(source, recorder);
        recorder.onAssignment(this::assigned);
    }

    /** What became of a board's text. */
    public sealed interface Telling {
        /** Told; that many half-moves are completed. */
        record Told(int completed) implements Telling {}

        /** No game is assigned to the board. */
        record NoGame() implements Telling {}

        /** Nothing is told of it, for it is not the assigned game's. Why, in words. */
        record NotTold(String why) implements Telling {}

        /** It cannot be told. Why, in words. */
        record Failed(String why) implements Telling {}
    }

    private synchronized void assigned(BoardAssignment assignment) {
        BoardAssignment before = assignments.put(assignment.boardId(), assignment);
        if (!assignment.equals(before)) {
            boards.remove(assignment.boardId());
            HeardBoard shown = heard.get(assignment.boardId());
            if (shown != null) {
                shown.told(0, null);
            } else if (assignment.gameId() != null) {
                tellWaiting(assignment.boardId());
            }
        }
    }

    /** What the source showed before this start; what it shows now, it tells itself. */
    private void tellWaiting(String board) {
        try {
            Optional<NotatedGame> kept = waiting.of(board);
            if (kept.isPresent()) {
                tell(board, kept.get(), new HeardBoard(), true);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IllegalStateException e) {
            LOG.warnf("event=notation-not-kept board=%s reason=\"%s\"", board, e.getMessage());
        }
    }

    /** Tells what is new in the board's game. A failure of one board is told of it, and holds up no other. */
    public synchronized Telling update(String board, NotatedGame game) throws InterruptedException {
        HeardBoard now = heard.computeIfAbsent(board, name -> new HeardBoard());
        now.shows(game);
        return tell(board, game, now, false);
    }

    private Telling tell(String board, NotatedGame game, HeardBoard now, boolean stood) throws InterruptedException {
        BoardAssignment assignment = assignments.get(board);
        boolean free = assignment == null || assignment.gameId() == null;
        try {
            if (free) {
                waiting.keep(board, game);
                now.told(0, null);
                return new Telling.NoGame();
            }
            NotatedBoard known = boards.get(board);
            if (known == null) {
                known = new NotatedBoard(assignment, recorder, settle, waiting);
                boards.put(board, known);
            }
            if (stood) {
                known.stood(game);
            }
            known.update(game);
            String remark = known.remark().orElse(null);
            if (now.told(known.completed(), remark)) {
                LOG.warnf("event=notation-not-told board=%s reason=\"%s\"", board, remark);
            }
            return remark == null ? new Telling.Told(known.completed()) : new Telling.NotTold(remark);
        } catch (JournalException e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.debugf(e, "event=notation-failed board=%s", board);
            String failure = free
                    ? "its notation cannot be kept: " + e
                    : "the notation of game " + assignment.gameId() + " cannot be told: " + e;
            now.fails(failure);
            return new Telling.Failed(failure);
        }
    }

    /** Every board that was heard since the start, with the name of the driver that hears it. */
    public synchronized List<NotatedStatus> status(String driver) {
        return heard.entrySet().stream()
                .map(board -> board.getValue().status(driver, board.getKey()))
                .toList();
    }

    /** Boards with a game. */
    public synchronized int size() {
        return boards.size();
    }

    /** What is to be said of boards whose text is not that of the game on them. */
    public synchronized List<String> remarks() {
        return heard.values().stream().flatMap(board -> board.remark().stream()).toList();
    }

    /** What has gone wrong with single boards, as far as it is not mended. */
    public synchronized List<String> failures() {
        return heard.entrySet().stream()
                .flatMap(
                        board -> board.getValue().failure().map(why -> "board " + board.getKey() + ": " + why).stream())
                .toList();
    }
}
