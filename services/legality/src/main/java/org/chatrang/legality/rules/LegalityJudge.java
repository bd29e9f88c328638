package org.chatrang.legality.rules;

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

/** Was the move legal, why not, what follows (Articles 3, 4, 5.1, 7, 12), and everything about the log itself. */
public final class LegalityJudge implements Judge {
    private final MatingChances chances;

    /** Judges by bare material where the opponent's mating chances matter. */
    public LegalityJudge() {
        this(new BareMaterial());
    }

    /** Judges by these mating chances. */
    public LegalityJudge(MatingChances chances) {
        this.chances = chances;
    }

    @Override
    public JudgeName name() {
        return JudgeName.LEGALITY;
    }

    @Override
    public List<Finding> answer(Step step) {
        return step.facts().stream()
                .flatMap(fact -> switch (fact) {
                    case MoveFact move -> MoveFindings.of(move, step.after(), chances);
                    case ResultFact result -> ResultFindings.of(result, step.after(), chances);
                    case LogFact log -> LogFindings.of(log, step.after());
                    case DrawFact draw -> Stream.empty();
                    case ClockFact clock -> Stream.empty();
                })
                .toList();
    }
}
