package org.chatrang.clock.rules;

import java.util.List;
import java.util.stream.Stream;
import org.chatrang.events.Finding;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.Judge;
import org.chatrang.judging.fold.ClockFact;
import org.chatrang.judging.fold.DrawFact;
import org.chatrang.judging.fold.LogFact;
import org.chatrang.judging.fold.MoveFact;
import org.chatrang.judging.fold.ResultFact;
import org.chatrang.judging.fold.Step;
import org.chatrang.laws.BareMaterial;
import org.chatrang.laws.MatingChances;

/** Has a flag fallen, is anybody absent, do the clocks show what they should (Article 6, Appendices A and B, Guidelines III). */
public final class ClockJudge implements Judge {
    private final MatingChances chances;

    /** Judges by bare material where the opponent's mating chances matter. */
    public ClockJudge() {
        this(new BareMaterial());
    }

    /** Judges by these mating chances. */
    public ClockJudge(MatingChances chances) {
        this.chances = chances;
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
                    case MoveFact move -> Stream.empty();
                    case ResultFact result -> Stream.empty();
                    case LogFact log -> Stream.empty();
                    case DrawFact draw -> Stream.empty();
                })
                .toList();
    }

    private Finding finding(ClockFact fact, Step step) {
        return switch (fact) {
            case ClockFact.FlagFell fell -> FlagFindings.fell(fell, step, chances);
            case ClockFact.BothFlagsFell both -> FlagFindings.both(both, step);
            case ClockFact.FlagDue due -> FlagFindings.due(due, step, chances);
            case ClockFact.FlagRetracted retracted -> FlagFindings.retracted(retracted, step);
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
