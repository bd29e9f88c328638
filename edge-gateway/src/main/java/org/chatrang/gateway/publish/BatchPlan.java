package org.chatrang.gateway.publish;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.journal.Backlog;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalEntry;

/** Chooses what goes next: from every board that waits its oldest events, each board a fair share of the batch. */
final class BatchPlan {
    private final Journal journal;
    private final HeldBoards held;
    private final int largest;

    BatchPlan(Journal journal, HeldBoards held, int largest) {
        this.journal = journal;
        this.held = held;
        this.largest = largest;
    }

    /** In journal order within each board; empty if no board has anything to send now. */
    List<JournalEntry> next() {
        List<Backlog.Waiting> waiting = journal.backlog().waiting().stream()
                .filter(board -> !held.holds(board.board()))
                .toList();
        List<JournalEntry> batch = new ArrayList<>();
        int boardsLeft = waiting.size();
        for (Backlog.Waiting board : waiting) {
            int share = Math.ceilDiv(largest - batch.size(), boardsLeft--);
            if (share > 0) {
                batch.addAll(journal.reader().after(board.board(), board.acknowledged(), share));
            }
        }
        return batch;
    }
}
