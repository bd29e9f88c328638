package org.chatrang.judging.fold;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.AnalysisCompleted.Chance;
import org.chatrang.events.JudgeName;

/**
 * The questions about mating chances to which the log holds an answer: each is answered once.
 *
 * @param answers one for each question
 */
public record Analyses(Set<Answer> answers) {
    /** No question is answered. */
    public static final Analyses NONE = new Analyses(Set.of());

    /**
     * An answer.
     *
     * @param judge the label of the judge that asked and answered
     * @param seq the record that raised the question
     * @param chance what was found
     */
    public record Answer(String judge, long seq, Chance chance) {}

    public Analyses {
        answers = Set.copyOf(answers);
    }

    /** What was found about the question that this judge had when it answered that record; empty if nothing yet. */
    public Optional<Chance> of(JudgeName judge, long seq) {
        return answers.stream()
                .filter(answer -> answer.seq() == seq && answer.judge().equals(judge.label()))
                .map(Answer::chance)
                .findFirst();
    }

    Analyses with(String judge, AnalysisCompleted said) {
        Set<Answer> more = new HashSet<>(answers);
        more.removeIf(answer -> answer.seq() == said.answers() && answer.judge().equals(judge));
        more.add(new Answer(judge, said.answers(), said.chance()));
        return new Analyses(more);
    }
}
