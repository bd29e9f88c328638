/**
 * Can a side still mate: asked by the judges within a budget counted in positions, and, where that is not enough, searched
 * further in the background until the outcome is appended to the log.
 *
 * <pre>
 *   record read -> judge asks {@link org.chatrang.judging.analysis.MateSearch} (constant budget)
 *                    | CAN, CANNOT: ruled in the verdict
 *                    | UNKNOWN: the verdict says NEEDS_ARBITER, the game goes on, and the game has an open question
 *                    v
 *   {@link org.chatrang.judging.analysis.Question}, found in the folded game alone, so that whoever takes the partition over finds it
 *                    v
 *   search in a thread of its own, larger budget -> AnalysisCompleted appended with the judge's next verdicts
 *                    v
 *   record read -> fold: does it still matter, does the line mate -> the judge that asked rules
 * </pre>
 *
 * The budget of {@link org.chatrang.judging.analysis.MateSearch} is a constant of the code, because every verdict depends on
 * it: a log judged again must give the same bytes whichever instance judges it. The budget of the background search may
 * differ between instances: its outcome is part of the log.
 */
package org.chatrang.judging.analysis;
