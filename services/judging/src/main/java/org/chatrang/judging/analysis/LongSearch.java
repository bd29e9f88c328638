package org.chatrang.judging.analysis;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.AnalysisCompleted.Chance;
import org.chatrang.events.Side;
import org.chatrang.judging.fold.GameState;
import org.chatrang.laws.MatingChances.Proof;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;
import org.chatrang.laws.mate.MateAnswer;

/**
 * One question searched with a growing budget up to a limit, until it is decided, given up or cancelled. Runs in one thread;
 * may be asked and cancelled from another. Nothing outside is touched.
 */
public final class LongSearch implements Runnable {
    /** Each attempt may visit so many times more positions than the one before; cancelling is noticed between two attempts. */
    private static final int GROWTH = 8;

    private static final System.Logger LOG = System.getLogger(LongSearch.class.getName());

    private final Question question;
    private final long limit;
    private final MateEngine.Factory engines;
    private volatile boolean cancelled;
    private volatile AnalysisCompleted outcome;

    /**
     * @param limit positions to visit at most for each side
     * @param engines what searches
     */
    public LongSearch(Question question, long limit, MateEngine.Factory engines) {
        this.question = question;
        this.limit = limit;
        this.engines = engines;
    }

    /** What is searched for. */
    public Question question() {
        return question;
    }

    /** The outcome, empty while there is none. */
    public Optional<AnalysisCompleted> outcome() {
        return Optional.ofNullable(outcome);
    }

    /** The question does not matter any more. */
    public void cancel() {
        cancelled = true;
    }

    @Override
    public void run() {
        try {
            search();
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
            // Said to be unknown, so that the arbiter hears of it; unsaid it would be searched again at every start.
            LOG.log(
                    System.Logger.Level.ERROR,
                    "game={0} seq={1} event=search-failed reason=\"{2}\"",
                    question.gameId(),
                    question.seq(),
                    failure);
            outcome = said(
                    new MateAnswer(org.chatrang.laws.MatingChances.Chance.UNKNOWN, Proof.NONE, List.of(), 0), 0, "");
        }
    }

    private void search() {
        for (long budget = Math.min(limit, MateSearch.NODES_FOR_A_RESULT); !cancelled; budget = grown(budget)) {
            AnalysisCompleted found = attempt(budget);
            if (found.chance() != Chance.UNKNOWN || budget >= limit) {
                outcome = found;
                return;
            }
        }
    }

    private long grown(long budget) {
        return budget > limit / GROWTH ? limit : budget * GROWTH;
    }

    private AnalysisCompleted attempt(long budget) {
        MateEngine exact = engines.withBudget(budget);
        if (question.side() != null) {
            return said(exact.search(question.position(), GameState.colourOf(question.side())), 0, "");
        }
        Side toMove = GameState.sideOf(question.position().turn());
        MateAnswer first = exact.search(question.position(), GameState.colourOf(toMove));
        if (first.chance() == org.chatrang.laws.MatingChances.Chance.CAN) {
            return said(first, 0, "");
        }
        MateAnswer second = exact.search(question.position(), GameState.colourOf(toMove.other()));
        boolean neither = first.chance() == second.chance();
        return switch (second.chance()) {
            case CAN -> said(second, first.nodes(), "");
            case UNKNOWN -> said(second, first.nodes(), "");
            case CANNOT ->
                neither
                        ? said(second, first.nodes(), first.proof() == second.proof() ? "" : first.proof() + ", ")
                        : said(first, second.nodes(), "");
        };
    }

    private AnalysisCompleted said(MateAnswer answer, long nodesBefore, String proofBefore) {
        Position position = question.position();
        List<String> line = Uci.writeLine(position, answer.line());
        Proof proof = answer.proof();
        return new AnalysisCompleted(
                question.seq(),
                question.ply(),
                position.fen(),
                question.side(),
                Chance.valueOf(answer.chance().name()),
                proofBefore + proof.name(),
                line,
                nodesBefore + answer.nodes());
    }
}
