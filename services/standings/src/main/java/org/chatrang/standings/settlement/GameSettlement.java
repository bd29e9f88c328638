package org.chatrang.standings.settlement;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Settlement;
import org.chatrang.events.Stamp;
import org.chatrang.events.Verdict;

/**
 * Everything that is known about the result of one game. Immutable; the next state is a function of this one and the record.
 *
 * <ul>
 *   <li>The earliest ending in the log wins; at the same record, by precedence (LAWS 4).
 *   <li>It is PROVISIONAL until all three judges have answered its record, then FINAL.
 *   <li>A ruling that re-opens the game takes back what came before it, at once: the result is OPEN as soon as one judge has
 *       read the ruling, because a result an arbiter has annulled must not stand for as long as another judge is down.
 *   <li>A verdict counted before changes nothing. In whatever order the three judges' verdicts arrive, the last version is
 *       the same; the versions on the way, and their number, depend on who was ahead.
 *   <li>A verdict outside a game log ({@code seq} 0) changes nothing.
 *   <li>The schedule may be read before or after the verdicts. A result settled without it has no event, section, round and
 *       board; a new version adds them once it is read.
 * </ul>
 *
 * @param gameId the game
 * @param answered how far each judge has answered
 * @param effects all that was stated about the result, in log order
 * @param scheduled where the game belongs, null until its schedule is read
 * @param latest the last version of the result, null if there is none
 */
public record GameSettlement(
        String gameId, Answers answered, List<Effect> effects, ScheduledAs scheduled, Settlement latest) {
    public GameSettlement {
        effects = List.copyOf(effects);
    }

    /** A game nothing is known about. */
    public static GameSettlement of(String gameId) {
        return new GameSettlement(gameId, Answers.NONE, List.of(), null, null);
    }

    /** Counts a verdict on this game. */
    public Step apply(Verdict verdict) {
        if (!gameId.equals(verdict.gameId())) {
            throw new IllegalArgumentException("verdict " + verdict.id() + " is on another game than " + gameId);
        }
        if (verdict.seq() <= 0 || answered.counted(verdict.judge(), verdict.seq())) {
            return new Step(this, Optional.empty());
        }
        Answers now = answered.with(verdict.judge(), verdict.seq());
        List<Effect> all = Stream.concat(effects.stream(), Effects.of(verdict).stream())
                .sorted(Effect.IN_LOG_ORDER)
                .toList();
        return new GameSettlement(gameId, now, all, scheduled, latest).settled();
    }

    /** Reads the schedule of this game, or a later one that replaces it. */
    public Step scheduled(Stamp stamp, GameScheduled schedule) {
        if (scheduled != null && !scheduled.isReplacedBy(stamp)) {
            return new Step(this, Optional.empty());
        }
        return new GameSettlement(gameId, answered, effects, ScheduledAs.of(stamp, schedule), latest).settled();
    }

    /** Whether that verdict leaves out records its judge has not answered yet, as far as verdicts were read. */
    public boolean leavesHole(Verdict verdict) {
        return verdict.seq() > answered.of(verdict.judge()) + 1;
    }

    private Step settled() {
        return Version.next(this)
                .map(version -> new Step(
                        new GameSettlement(gameId, answered, effects, scheduled, version), Optional.of(version)))
                .orElseGet(() -> new Step(this, Optional.empty()));
    }
}
