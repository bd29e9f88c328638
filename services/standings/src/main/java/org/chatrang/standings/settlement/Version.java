package org.chatrang.standings.settlement;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Settlement;
import org.chatrang.events.Settlement.State;

/** Makes the next version of a result, if what it says has changed. */
final class Version {
    /** Number of the first version, and of content that has none yet. */
    private static final long FIRST = 1;

    private Version() {}

    static Optional<Settlement> next(GameSettlement game) {
        return switch (Standing.after(game.effects())) {
            case Standing.Undecided undecided -> Optional.empty();
            case Standing.Decided decided -> ifNew(game, decided(game, decided.ending()), decided.ending());
            case Standing.Reopened reopened -> ifNew(game, open(game, reopened.retraction()), reopened.retraction());
        };
    }

    private static Optional<Settlement> ifNew(GameSettlement game, Settlement content, Effect effect) {
        Settlement before = game.latest();
        if (before == null) {
            return Optional.of(with(content, FIRST, effect.text()));
        }
        if (with(before, FIRST, null).equals(content)) {
            return Optional.empty();
        }
        String reason = effect.text() + " " + Replacement.of(before, content, game.answered());
        return Optional.of(with(content, before.version() + 1, reason));
    }

    private static Settlement decided(GameSettlement game, Effect.Ending ending) {
        List<JudgeName> waitingFor = game.answered().waitingFor(ending.seq());
        ScheduledAs at = game.scheduled();
        return new Settlement(
                game.gameId(),
                FIRST,
                waitingFor.isEmpty() ? State.FINAL : State.PROVISIONAL,
                ending.result(),
                ending.kind(),
                ending.article(),
                ending.ply(),
                ending.seq(),
                waitingFor,
                ending.by(),
                null,
                ending.at(),
                at == null ? null : at.eventId(),
                at == null ? null : at.section(),
                at == null ? 0 : at.round(),
                at == null ? 0 : at.board());
    }

    private static Settlement open(GameSettlement game, Effect.Retraction retraction) {
        ScheduledAs at = game.scheduled();
        return new Settlement(
                game.gameId(),
                FIRST,
                State.OPEN,
                null,
                null,
                null,
                null,
                null,
                List.of(),
                retraction.by(),
                null,
                retraction.at(),
                at == null ? null : at.eventId(),
                at == null ? null : at.section(),
                at == null ? 0 : at.round(),
                at == null ? 0 : at.board());
    }

    private static Settlement with(Settlement s, long version, String reason) {
        return new Settlement(
                s.gameId(),
                version,
                s.state(),
                s.result(),
                s.ending(),
                s.article(),
                s.ply(),
                s.seq(),
                s.waitingFor(),
                s.by(),
                reason,
                s.at(),
                s.eventId(),
                s.section(),
                s.round(),
                s.board());
    }

    /** Whether two versions speak of the same ending, or of the same re-opening. */
    static boolean sameOutcome(Settlement one, Settlement other) {
        return (one.state() == State.OPEN) == (other.state() == State.OPEN)
                && one.result() == other.result()
                && one.ending() == other.ending()
                && Objects.equals(one.seq(), other.seq())
                && Objects.equals(one.by(), other.by())
                && Objects.equals(one.at(), other.at());
    }
}
