package org.chatrang.legality.rules;

import java.util.List;
import java.util.stream.Stream;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.AnalysisFindings;
import org.chatrang.judging.Judge;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.analysis.OpenLoss;
import org.chatrang.judging.analysis.Question;
import org.chatrang.judging.fold.AnalysisFact;
import org.chatrang.judging.fold.ClockFact;
import org.chatrang.judging.fold.DrawFact;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogFact;
import org.chatrang.judging.fold.MoveFact;
import org.chatrang.judging.fold.ResultFact;
import org.chatrang.judging.fold.Step;

/** Was the move legal, why not, what follows (Articles 3, 4, 5.1, 7, 12), and everything about the log itself. */
public final class LegalityJudge implements Judge {
    private final MateSearch search;

    /** Judges by the exact search within a judge's budget where the opponent's mating chances matter. */
    public LegalityJudge() {
        this(MateSearch.forResults());
    }

    /** Judges by this search. */
    public LegalityJudge(MateSearch search) {
        this.search = search;
    }

    @Override
    public JudgeName name() {
        return JudgeName.LEGALITY;
    }

    @Override
    public List<Finding> answer(Step step) {
        return step.facts().stream()
                .flatMap(fact -> switch (fact) {
                    case MoveFact move -> MoveFindings.of(move, step.after(), search);
                    case ResultFact result -> ResultFindings.of(result, step.after(), search);
                    case LogFact log -> LogFindings.of(log, step.after());
                    case AnalysisFact analysis -> analysed(analysis, step);
                    case DrawFact draw -> Stream.empty();
                    case ClockFact clock -> Stream.empty();
                })
                .toList();
    }

    private Stream<Finding> analysed(AnalysisFact fact, Step step) {
        if (!AnalysisFindings.concerns(fact, name())) {
            return Stream.empty();
        }
        return Stream.of(
                switch (fact) {
                    case AnalysisFact.Completed completed -> LossFindings.found(completed, step.after());
                    case AnalysisFact.Moot moot -> AnalysisFindings.moot(moot);
                    case AnalysisFact.Untrue untrue -> AnalysisFindings.untrue(untrue);
                });
    }

    /** Resignation, illegal moves, and what an arbiter has confirmed. */
    @Override
    public List<Question> openQuestions(GameState game) {
        return OpenLoss.of(game, name(), ending -> ending.kind() != EndingKind.FLAG_FALL || ending.byRuling(), search);
    }
}
