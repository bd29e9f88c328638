package org.chatrang.judging;

import java.util.List;
import org.chatrang.events.Finding;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.analysis.Question;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.Step;

/**
 * A judge: what it states about a step of a game. The same step, the same answer; what it remembers saves it time only. One
 * thread at a time.
 */
public interface Judge {
    /** Its name. */
    JudgeName name();

    /** What it states about this step within its remit, in order; often nothing. */
    List<Finding> answer(Step step);

    /** What is left to be found out in a game by a search longer than its own, most urgent first; for most games nothing. */
    default List<Question> openQuestions(GameState game) {
        return List.of();
    }
}
