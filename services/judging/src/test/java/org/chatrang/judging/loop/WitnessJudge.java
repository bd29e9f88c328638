package org.chatrang.judging.loop;

import java.util.List;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.Judge;
import org.chatrang.judging.fold.Fact;
import org.chatrang.judging.fold.Step;

/** States everything the fold saw, so that a verdict differs as soon as the state behind it does. */
final class WitnessJudge implements Judge {
    @Override
    public JudgeName name() {
        return JudgeName.LEGALITY;
    }

    @Override
    public List<Finding> answer(Step step) {
        return step.facts().stream().map(fact -> finding(step, fact)).toList();
    }

    private static Finding finding(Step step, Fact fact) {
        String position =
                step.after().position() == null ? "-" : step.after().position().fen();
        return new Finding(
                FindingKind.UNKNOWN,
                Finding.Standing.NOTED,
                null,
                null,
                fact.getClass().getSimpleName() + " " + position,
                new Evidence.Raw(step.after().phase() + " " + step.after().offences()),
                null);
    }
}
