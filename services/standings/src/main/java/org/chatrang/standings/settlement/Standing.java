package org.chatrang.standings.settlement;

import java.util.List;

/**
 * How the result of a game stands after its effects in log order.
 *
 * <pre>
 *               ending                     retraction
 *  Undecided ───────────▶  Decided  ─────────────────────▶  Reopened
 *                          │  ▲  ▲                              │
 *                          └──┘  └──────────────────────────────┘
 *               the arbiter decides             ending
 * </pre>
 *
 * An ending after the one that stands changes nothing, unless the arbiter decides it; a retraction takes back only what came
 * before it.
 */
public sealed interface Standing {
    /** After the next effect. */
    Standing then(Effect effect);

    /** After these effects, which must be in log order. */
    static Standing after(List<Effect> inLogOrder) {
        Standing standing = new Undecided();
        for (Effect effect : inLogOrder) {
            standing = standing.then(effect);
        }
        return standing;
    }

    /** Nothing has ended the game so far. */
    record Undecided() implements Standing {
        @Override
        public Standing then(Effect effect) {
            return switch (effect) {
                case Effect.Ending ending -> new Decided(ending);
                case Effect.Retraction retraction -> this;
            };
        }
    }

    /**
     * The game has ended.
     *
     * @param ending by this
     */
    record Decided(Effect.Ending ending) implements Standing {
        @Override
        public Standing then(Effect effect) {
            return switch (effect) {
                case Effect.Ending next -> next.outranks(ending) ? new Decided(next) : this;
                case Effect.Retraction retraction -> new Reopened(retraction);
            };
        }
    }

    /**
     * An ending stood and was taken back.
     *
     * @param retraction by this
     */
    record Reopened(Effect.Retraction retraction) implements Standing {
        @Override
        public Standing then(Effect effect) {
            return switch (effect) {
                case Effect.Ending ending -> new Decided(ending);
                case Effect.Retraction again -> this;
            };
        }
    }
}
