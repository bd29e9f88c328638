package org.chatrang.clock.rules;

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

/** Has a flag fallen, is anybody absent, do the clocks show what they should (Article 6, Appendices A and B, Guidelines III). */
public final class ClockJudge implements Judge {
    private final MateSearch search;

    /** Judges by the exact search within a judge's budget where the opponent's mating chances matter. */
    public ClockJudge() {
        this(MateSearch.forResults());
    }

    /** Judges by this search. */
    public ClockJudge(MateSearch search) {
        this.search = search;
    }

    @Override
    public JudgeName name() {
        return JudgeName.CLOCK_ADJUDICATION;
    }

    @Override
    public List<Finding> answer(Step step) {
        return step.facts().stream()
                .flatMap(fact -> switch (fact) {
                    case ClockFact clock -> Stream.of(finding(clock, step));
                    case AnalysisFact analysis -> analysed(analysis, step);
                    case MoveFact move -> Stream.empty();
                    case ResultFact result -> Stream.empty();
                    case LogFact log -> Stream.empty();
                    case DrawFact draw -> Stream.empty();
                })
                .toList();
    }

    private Stream<Finding> analysed(AnalysisFact fact, Step step) {
        if (!AnalysisFindings.concerns(fact, name())) {
            return Stream.empty();
        }
        return Stream.of(
                switch (fact) {
                    case AnalysisFact.Completed completed -> FlagFindings.found(completed, step);
                    case AnalysisFact.Moot moot -> AnalysisFindings.moot(moot);
                    case AnalysisFact.Untrue untrue -> AnalysisFindings.untrue(untrue);
                });
    }

    /** The flag that fell, unless the arbiter said so. */
    @Override
    public List<Question> openQuestions(GameState game) {
        return OpenLoss.of(game, name(), ending -> ending.kind() == EndingKind.FLAG_FALL && !ending.byRuling(), search);
    }

    private Finding finding(ClockFact fact, Step step) {
        return switch (fact) {
            case ClockFact.FlagFell fell -> FlagFindings.fell(fell, step, search);
            case ClockFact.BothFlagsFell both -> FlagFindings.both(both, step);
            case ClockFact.FlagDue due -> FlagFindings.due(due, step, search);
            case ClockFact.ClaimWrong wrong -> FlagFindings.wrong(wrong, step);
            case ClockFact.PeriodAdded period -> SettingFindings.period(period, step);
            case ClockFact.TimeGiven given -> SettingFindings.given(given, step);
            case ClockFact.Unexpected unexpected -> SettingFindings.unexpected(unexpected, step);
            case ClockFact.Missing missing -> SettingFindings.missing(missing, step);
            case ClockFact.Absent absent -> PresenceFindings.absent(absent, step);
            case ClockFact.Arrived arrived -> PresenceFindings.arrived(arrived, step);
        };
    }
}
