package org.chatrang.draws.rules;

import java.util.List;
import java.util.stream.Stream;
import org.chatrang.events.Finding;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.AnalysisFindings;
import org.chatrang.judging.Judge;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.analysis.OpenDeath;
import org.chatrang.judging.analysis.Question;
import org.chatrang.judging.fold.AnalysisFact;
import org.chatrang.judging.fold.ClockFact;
import org.chatrang.judging.fold.DrawFact;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogFact;
import org.chatrang.judging.fold.MoveFact;
import org.chatrang.judging.fold.ResultFact;
import org.chatrang.judging.fold.Step;

/** Is the game drawn, or could a draw be claimed (Articles 5.2, 9). Of the judges it is this one that asks for dead positions. */
public final class DrawJudge implements Judge {
    private final MateSearch search;

    /** Sees dead positions by the exact search within a judge's budget. */
    public DrawJudge() {
        this(MateSearch.afterMoves());
    }

    /** Sees the dead positions that this search proves. */
    public DrawJudge(MateSearch search) {
        this.search = search;
    }

    @Override
    public JudgeName name() {
        return JudgeName.DRAW_DETECTION;
    }

    @Override
    public List<Finding> answer(Step step) {
        return step.facts().stream()
                .flatMap(fact -> switch (fact) {
                    case MoveFact.Legal legal -> PositionFindings.of(legal, step, search);
                    case MoveFact.Restored restored -> PositionFindings.of(restored, step, search);
                    case DrawFact draw -> DrawFindings.of(draw, step.after().rules());
                    case AnalysisFact analysis -> analysed(analysis, step);
                    case MoveFact other -> Stream.empty();
                    case ResultFact result -> Stream.empty();
                    case LogFact log -> Stream.empty();
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
                    case AnalysisFact.Completed completed ->
                        PositionFindings.found(completed, step.after().rules());
                    case AnalysisFact.Moot moot -> AnalysisFindings.moot(moot);
                    case AnalysisFact.Untrue untrue -> AnalysisFindings.untrue(untrue);
                });
    }

    @Override
    public List<Question> openQuestions(GameState game) {
        return OpenDeath.of(game, name(), search);
    }
}
