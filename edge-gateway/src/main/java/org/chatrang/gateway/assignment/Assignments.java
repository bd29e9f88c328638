package org.chatrang.gateway.assignment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.journal.AssignmentPlace;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.KeptAssignment;

/**
 * The assignments of this gateway's boards, newest for each board. What is older than what is known of a board, as told by
 * its place on the bus, changes nothing.
 */
public final class Assignments {
    private final Journal journal;
    private final Map<String, KeptAssignment> byBoard = new TreeMap<>();
    private final List<Consumer<BoardAssignment>> listeners = new ArrayList<>();

    /** Begins with those kept in the journal. */
    public Assignments(Journal journal) {
        this.journal = journal;
        journal.reader().assignments().forEach(kept -> byBoard.put(board(kept), kept));
    }

    private static String board(KeptAssignment kept) {
        return kept.assignment().boardId();
    }

    /** Takes a new assignment that was not read from the bus: it is newer than whatever is known. */
    public void assign(BoardAssignment assignment) throws InterruptedException {
        take(List.of(new KeptAssignment(assignment, AssignmentPlace.UNKNOWN)));
    }

    /**
     * Takes assignments in the order of the bus: first the newest of each board on disk, all at once, then to those who
     * listen. One that is known already, or older than what is known, changes nothing.
     */
    public void take(Collection<KeptAssignment> read) throws InterruptedException {
        Map<String, KeptAssignment> newest = new LinkedHashMap<>();
        for (KeptAssignment next : read) {
            KeptAssignment before = newest.getOrDefault(board(next), known(board(next)));
            if (before == null || isNewer(next, before)) {
                newest.put(board(next), next);
            }
        }
        List<BoardAssignment> changed = newest.values().stream()
                .map(KeptAssignment::assignment)
                .filter(assignment -> !isKnown(assignment))
                .toList();
        journal.bind(List.copyOf(newest.values()));
        List<Consumer<BoardAssignment>> toTell;
        synchronized (this) {
            byBoard.putAll(newest);
            toTell = List.copyOf(listeners);
        }
        changed.forEach(assignment -> toTell.forEach(listener -> listener.accept(assignment)));
    }

    private static boolean isNewer(KeptAssignment next, KeptAssignment before) {
        boolean unplaced = next.place().equals(AssignmentPlace.UNKNOWN);
        return unplaced
                ? !next.assignment().equals(before.assignment())
                : next.place().isNewerThan(before.place());
    }

    private boolean isKnown(BoardAssignment assignment) {
        KeptAssignment known = known(assignment.boardId());
        return known != null && assignment.equals(known.assignment());
    }

    private synchronized KeptAssignment known(String board) {
        return byBoard.get(board);
    }

    /** What is known of that board, empty if it never was this gateway's; null is no board. */
    Optional<BoardAssignment> of(String board) {
        return Optional.ofNullable(board).map(this::known).map(KeptAssignment::assignment);
    }

    /** Hears every assignment there is, then every new one; perhaps twice the same. */
    public void onAssignment(Consumer<BoardAssignment> listener) {
        Collection<BoardAssignment> now;
        synchronized (this) {
            listeners.add(listener);
            now = all();
        }
        now.forEach(listener);
    }

    /** Every assignment there is, by board. */
    public synchronized List<BoardAssignment> all() {
        return byBoard.values().stream().map(KeptAssignment::assignment).toList();
    }

    /** Boards with an assignment. */
    public synchronized int size() {
        return byBoard.size();
    }
}
