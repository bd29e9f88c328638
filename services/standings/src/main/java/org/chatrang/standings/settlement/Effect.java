package org.chatrang.standings.settlement;

import java.time.Instant;
import java.util.Comparator;
import org.chatrang.events.Article;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;

/** What a verdict does to the result of its game. */
public sealed interface Effect {
    /**
     * The order in which effects take effect: by place in the log; at the same record first what retracts, then endings by
     * precedence (LAWS 4), then judge by judge, so that the order of arrival never matters.
     */
    Comparator<Effect> IN_LOG_ORDER =
            Comparator.comparingLong(Effect::seq).thenComparingInt(Effect::rank).thenComparing(Effect::judge);

    /** The record of the game log it rests on. */
    long seq();

    /** The judge that stated it. */
    JudgeName judge();

    /** The judge's label, or the arbiter who decided. */
    String by();

    /** Why, in one English sentence. */
    String text();

    /** The time of that record. */
    Instant at();

    /** Place among the effects of one record: lower comes first. */
    int rank();

    /**
     * The game ends.
     *
     * @param seq the record of the game log that ends it
     * @param judge who stated it
     * @param result with this result
     * @param kind in this way
     * @param article what it rests on, null if the text says it
     * @param ply half-moves that stand
     * @param by the judge's label, or the arbiter who decided
     * @param text why, in one sentence
     * @param at the time of that record
     */
    record Ending(
            long seq,
            JudgeName judge,
            GameResult result,
            EndingKind kind,
            Article article,
            int ply,
            String by,
            String text,
            Instant at)
            implements Effect {
        @Override
        public int rank() {
            return 1 + kind.ordinal();
        }

        /** An arbiter's decision outranks every ending that came before it. */
        boolean outranks(Ending earlier) {
            return kind == EndingKind.ARBITER && seq > earlier.seq;
        }
    }

    /**
     * What ended the game before that record does not stand: play goes on. An arbiter takes back every ending; a judge only
     * what it stated itself, e.g. a flag by calculation that a late press proves wrong.
     *
     * @param seq the record it rests on
     * @param judge who stated it
     * @param ruling whether an arbiter decided it
     * @param by the arbiter who decided, or the judge's label
     * @param text why, in one sentence
     * @param at the time of that record
     */
    record Retraction(long seq, JudgeName judge, boolean ruling, String by, String text, Instant at) implements Effect {
        @Override
        public int rank() {
            return 0;
        }

        /** Whether it takes back an ending that came before it. */
        boolean takesBack(Ending earlier) {
            return ruling || judge == earlier.judge;
        }
    }
}
