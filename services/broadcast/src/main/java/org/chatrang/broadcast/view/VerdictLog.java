package org.chatrang.broadcast.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Verdict;

/**
 * The verdicts of a game. Those that state something are kept as the very records; of those without a finding, which
 * only say that a judge has read a record, the number is kept.
 *
 * @param stating records with findings, in the order the bus has them
 * @param answers how far each judge has come
 */
public record VerdictLog(List<RawRecord> stating, Map<JudgeName, Answers> answers) {
    /** No verdict yet. */
    public static final VerdictLog EMPTY = new VerdictLog(List.of(), Map.of());

    /**
     * How far a judge has come.
     *
     * @param verdicts verdicts it has given
     * @param seq the highest record of the log it has answered
     */
    public record Answers(long verdicts, long seq) {
        Answers and(Verdict verdict) {
            return new Answers(verdicts + 1, Math.max(seq, verdict.seq()));
        }
    }

    /** With one more verdict. */
    public VerdictLog with(Verdict verdict, RawRecord record) {
        Map<JudgeName, Answers> after = new EnumMap<>(JudgeName.class);
        after.putAll(answers);
        after.put(
                verdict.judge(),
                answers.getOrDefault(verdict.judge(), new Answers(0, 0)).and(verdict));
        return new VerdictLog(
                verdict.findings().isEmpty() ? stating : appended(record), Collections.unmodifiableMap(after));
    }

    private List<RawRecord> appended(RawRecord record) {
        List<RawRecord> longer = new ArrayList<>(stating.size() + 1);
        longer.addAll(stating);
        longer.add(record);
        return Collections.unmodifiableList(longer);
    }
}
