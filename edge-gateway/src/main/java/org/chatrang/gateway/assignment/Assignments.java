package org.chatrang.gateway.assignment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.journal.Journal;

/** The assignments of this gateway's boards, newest for each board. */
public final class Assignments {
    private final Journal journal;
    private final Map<String, BoardAssignment> byBoard = new TreeMap<>();
    private final List<Consumer<BoardAssignment>> listeners = new ArrayList<>();

    /** Begins with those kept in the journal. */
    public Assignments(Journal journal) {
        this.journal = journal;
        journal.reader().assignments().forEach(kept -> byBoard.put(kept.boardId(), kept));
    }

    /** Takes a new assignment: first on disk, then to those who listen. One that is known already changes nothing. */
    public void assign(BoardAssignment assignment) throws InterruptedException {
        if (assignment.equals(known(assignment.boardId()))) {
            return;
        }
        journal.bind(assignment);
        List<Consumer<BoardAssignment>> toTell;
        synchronized (this) {
            byBoard.put(assignment.boardId(), assignment);
            toTell = List.copyOf(listeners);
        }
        toTell.forEach(listener -> listener.accept(assignment));
    }

    private synchronized BoardAssignment known(String board) {
        return byBoard.get(board);
    }

    /** Hears every assignment there is, then every new one; perhaps twice the same. */
    public void onAssignment(Consumer<BoardAssignment> listener) {
        Collection<BoardAssignment> now;
        synchronized (this) {
            listeners.add(listener);
            now = List.copyOf(byBoard.values());
        }
        now.forEach(listener);
    }

    /** Every assignment there is, by board. */
    public synchronized List<BoardAssignment> all() {
        return List.copyOf(byBoard.values());
    }

    /** Boards with an assignment. */
    public synchronized int size() {
        return byBoard.size();
    }
}
