package org.chatrang.tournament.explain;

import java.util.List;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.rank.Value;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * Why a participant has a value.
 *
 * @param article of C.07 as numbered in 2026, or the regulation the tie-break comes from
 * @param edition by which it was counted
 * @param parts what each round adds; empty for a tie-break that orders a tied group
 * @param steps what was done with the parts, or how the group was ordered
 */
public record Explanation(
        int number,
        String name,
        TieBreak tieBreak,
        Value value,
        String article,
        Edition edition,
        List<Part> parts,
        List<String> steps) {
    /**
     * What one round adds.
     *
     * @param opponent the opponent's number, 0 if nobody's score was taken but the dummy's
     * @param value the decimal it adds
     * @param counted false if it was cut
     * @param reason in words: what the round was, whose score was taken, what was cut and by which article
     */
    public record Part(int round, int opponent, String value, boolean counted, String reason) {}

    public Explanation {
        parts = List.copyOf(parts);
        steps = List.copyOf(steps);
    }

    /** For people, one line for each part and step. */
    public List<String> lines() {
        List<String> lines = new java.util.ArrayList<>();
        lines.add(tieBreak + " = " + value.text() + " (" + value.state().name().toLowerCase(java.util.Locale.ROOT)
                + "; article " + article + ", edition " + edition.id() + ")");
        for (Part part : parts) {
            lines.add("  round " + part.round() + ": " + (part.counted() ? "" : "not counted: ") + part.value() + ", "
                    + part.reason());
        }
        steps.forEach(step -> lines.add("  " + step));
        return lines;
    }
}
