package org.chatrang.gateway.publish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.gateway.journal.Backlog;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalEntry;

/**
 * Chooses what goes next: from every board that waits its oldest events, each board a fair share of the batch. Where a game was
 * moved to another board, that one waits until what the first board saw of it is gone or goes with it.
 */
final class BatchPlan {
    private final Journal journal;
    private final HeldBoards held;
    private final int largest;

    BatchPlan(Journal journal, HeldBoards held, int largest) {
        this.journal = journal;
        this.held = held;
        this.largest = largest;
    }

    /** In journal order; empty if no board has anything to send now. */
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
        batch.sort(Comparator.comparingLong(JournalEntry::id));
        return inOrderOfGames(batch);
    }

    /** Without what would overtake an older event of its game, and without what follows that on its board. */
    private List<JournalEntry> inOrderOfGames(List<JournalEntry> batch) {
        Map<String, Set<Long>> due = new HashMap<>();
        batch.stream()
                .map(entry -> entry.event().gameId())
                .filter(journal.sharedGames()::contains)
                .distinct()
                .forEach(game -> due.put(game, new HashSet<>(journal.waitingOf(game))));
        if (due.isEmpty()) {
            return batch;
        }
        Map<String, Long> oldest = new HashMap<>();
        List<JournalEntry> left = batch;
        int before;
        do {
            before = left.size();
            oldest.clear();
            Set<Long> going = new HashSet<>();
            left.forEach(entry -> going.add(entry.id()));
            due.forEach((game, entries) -> entries.stream()
                    .filter(entry -> !going.contains(entry))
                    .min(Comparator.naturalOrder())
                    .ifPresent(entry -> oldest.put(game, entry)));
            left = upTo(oldest, left);
        } while (left.size() < before);
        return left;
    }

    private static List<JournalEntry> upTo(Map<String, Long> oldestLeftBehind, List<JournalEntry> batch) {
        Set<String> stopped = new HashSet<>();
        List<JournalEntry> left = new ArrayList<>();
        for (JournalEntry entry : batch) {
            Long behind = oldestLeftBehind.get(entry.event().gameId());
            if (behind != null && behind < entry.id()) {
                stopped.add(entry.board());
            }
            if (!stopped.contains(entry.board())) {
                left.add(entry);
            }
        }
        return left;
    }
}
