package org.chatrang.draws.rules;

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

/** Is the game drawn, or could a draw be claimed (Articles 5.2, 9). */
public final class DrawJudge implements Judge {
    private final MatingChances chances;

    /** Sees dead positions by bare material only; every such finding says so. */
    public DrawJudge() {
        this(new BareMaterial());
    }

    /** Sees the dead positions that these mating chances prove. */
    public DrawJudge(MatingChances chances) {
        this.chances = chances;
    }

    @Override
    public JudgeName name() {
        return JudgeName.DRAW_DETECTION;
    }

    @Override
    public List<Finding> answer(Step step) {
        return step.facts().stream()
                .flatMap(fact -> switch (fact) {
                    case MoveFact.Legal legal ->
                        PositionFindings.of(legal, step.after().rules(), chances);
                    case MoveFact.Restored restored ->
                        PositionFindings.of(restored, step.after().rules(), chances);
                    case DrawFact draw -> DrawFindings.of(draw, step.after().rules());
                    case MoveFact other -> Stream.empty();
                    case ResultFact result -> Stream.empty();
                    case LogFact log -> Stream.empty();
                    case ClockFact clock -> Stream.empty();
                })
                .toList();
    }
}
