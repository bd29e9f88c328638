package org.chatrang.judging;

import java.util.List;
import org.chatrang.events.Finding;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.fold.Step;

/** A judge: what it states about a step of a game. Pure and without state of its own: the same step, the same answer. */
public interface Judge {
    /** Its name. */
    JudgeName name();

    /** What it states about this step within its remit, in order; often nothing. */
    List<Finding> answer(Step step);
}
