package org.chatrang.judging.fold;

import org.chatrang.events.AnalysisCompleted;
import org.chatrang.laws.Position;

/** What a longer search found. The remit of the judge that asked. */
public sealed interface AnalysisFact extends Fact {
    /** The label of the judge that said it. */
    String by();

    /** What was said. */
    AnalysisCompleted said();

    /**
     * A question that still matters is answered; a line to mate was played again and mates.
     *
     * @param by the label of the judge that said it
     * @param said the answer
     * @param position the position asked about
     * @param loss the ending whose result hangs on it; null where the question was whether the position is dead
     */
    record Completed(String by, AnalysisCompleted said, Position position, Ending loss) implements AnalysisFact {}

    /** The question does not matter any more. */
    record Moot(String by, AnalysisCompleted said, String why) implements AnalysisFact {}

    /** What was said is not so: the line of moves does not mate. */
    record Untrue(String by, AnalysisCompleted said, String why) implements AnalysisFact {}
}
