package org.chatrang.standings.settlement;

import java.util.ArrayList;
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
 * Of the endings not taken back the earliest stands, unless the arbiter has decided after it: then the latest decision does.
 */
public sealed interface Standing {
    /** After these effects, which must be in log order. */
    static Standing after(List<Effect> inLogOrder) {
        List<Effect.Ending> left = new ArrayList<>();
        Standing without = new Undecided();
        for (Effect effect : inLogOrder) {
            switch (effect) {
                case Effect.Ending ending -> left.add(ending);
                case Effect.Retraction retraction -> {
                    if (left.removeIf(retraction::takesBack)) {
                        without = new Reopened(retraction);
                    }
                }
            }
        }
        return left.stream()
                .reduce((standing, next) -> next.outranks(standing) ? next : standing)
                .<Standing>map(Decided::new)
                .orElse(without);
    }

    /** Nothing has ended the game so far. */
    record Undecided() implements Standing {}

    /**
     * The game has ended.
     *
     * @param ending by this
     */
    record Decided(Effect.Ending ending) implements Standing {}

    /**
     * An ending stood and was taken back.
     *
     * @param retraction by this
     */
    record Reopened(Effect.Retraction retraction) implements Standing {}
}
