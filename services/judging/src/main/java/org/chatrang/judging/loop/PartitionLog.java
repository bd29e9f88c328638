package org.chatrang.judging.loop;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.chatrang.judging.fold.GameState;

/**
 * The games of one assigned partition as of what is committed. Changes only when a {@link Draft} is accepted, which the
 * session does after its transaction was committed.
 *
 * <p>The low-water mark is the first record of the oldest open game. Read again from there, every open game is whole, and
 * of a closed game only a tail is met: records of no scheduled game, which are passed over. Only a tail that itself holds a
 * schedule would look like a new game; such a log is held on to until the mark has passed that schedule.
 */
final class PartitionLog {
    private final int partition;
    private final long ruleFrom;
    private final Map<String, GameState> games = new HashMap<>();
    private final TreeSet<Long> openings = new TreeSet<>();
    private List<Hold> holds = List.of();
    private long next;

    /** The log of a closed game that was scheduled more than once: its first record, and the last one that scheduled it. */
    private record Hold(long first, long lastSchedule) {}

    /**
     * Nothing folded yet.
     *
     * @param partition its number
     * @param next the offset to read first
     * @param ruleFrom the first offset that has no verdicts yet: what comes before it is folded silently
     */
    PartitionLog(int partition, long next, long ruleFrom) {
        this.partition = partition;
        this.next = next;
        this.ruleFrom = ruleFrom;
    }

    int partition() {
        return partition;
    }

    /** The first offset that is not in this state. */
    long next() {
        return next;
    }

    /** Whether the record at this offset has its verdicts already. */
    boolean isRuled(long offset) {
        return offset < ruleFrom;
    }

    /** Whether everything that has verdicts already is folded. */
    boolean isRecovered() {
        return next >= ruleFrom;
    }

    long ruleFrom() {
        return ruleFrom;
    }

    int openGames() {
        return games.size();
    }

    /** The open games. */
    Collection<GameState> games() {
        return games.values();
    }

    GameState game(String gameId) {
        GameState state = games.get(gameId);
        return state == null ? GameState.unscheduled(gameId) : state;
    }

    Draft draft() {
        return new Draft();
    }

    /** Changes that wait for their transaction. */
    final class Draft {
        private final Map<String, GameState> changed = new HashMap<>();
        private final Map<String, Long> written = new HashMap<>();
        private final List<Hold> newHolds = new ArrayList<>();
        private final TreeSet<Long> draftOpenings = new TreeSet<>();
        private final TreeSet<Long> closings = new TreeSet<>();
        private long draftNext = next;

        GameState game(String gameId) {
            GameState state = changed.get(gameId);
            return state == null ? PartitionLog.this.game(gameId) : state;
        }

        void put(GameState before, GameState after, long writtenAt) {
            changed.put(after.gameId(), after);
            written.put(after.gameId(), writtenAt);
            if (!before.isOpen() && after.isOpen()) {
                draftOpenings.add(after.firstOffset());
            }
            if (before.isOpen() && !after.isOpen()) {
                closings.add(before.firstOffset());
                if (before.lastScheduleOffset() > before.firstOffset()) {
                    newHolds.add(new Hold(before.firstOffset(), before.lastScheduleOffset()));
                }
            }
        }

        void readUpTo(long offset) {
            draftNext = Math.max(draftNext, offset);
        }

        long next() {
            return draftNext;
        }

        PartitionLog log() {
            return PartitionLog.this;
        }

        /** The games that changed, as they will be. */
        Map<String, GameState> changed() {
            return changed;
        }

        /** When the last record of a changed game was written to the log, in milliseconds since 1970. */
        long writtenAt(String gameId) {
            return written.get(gameId);
        }

        long lowWaterMark() {
            long mark = Math.min(oldest(openings), oldest(draftOpenings));
            boolean moved = true;
            while (moved) {
                moved = false;
                for (Hold hold : allHolds()) {
                    if (hold.first() < mark && mark <= hold.lastSchedule()) {
                        mark = hold.first();
                        moved = true;
                    }
                }
            }
            return mark;
        }

        private long oldest(TreeSet<Long> offsets) {
            for (long offset : offsets) {
                if (!closings.contains(offset)) {
                    return offset;
                }
            }
            return draftNext;
        }

        private List<Hold> allHolds() {
            List<Hold> all = new ArrayList<>(holds);
            all.addAll(newHolds);
            return all;
        }

        /** The transaction is committed: this is the state now. */
        void accept() {
            long mark = lowWaterMark();
            holds = allHolds().stream()
                    .filter(hold -> hold.lastSchedule() >= mark)
                    .toList();
            openings.addAll(draftOpenings);
            openings.removeAll(closings);
            changed.forEach((gameId, state) -> {
                if (state.isOpen()) {
                    games.put(gameId, state);
                } else {
                    games.remove(gameId);
                }
            });
            next = draftNext;
        }
    }
}
