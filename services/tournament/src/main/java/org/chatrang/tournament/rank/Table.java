package org.chatrang.tournament.rank;

import java.util.List;
import java.util.NoSuchElementException;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * A ranking after a round.
 *
 * @param complete every game up to the round has a final result
 * @param last the round is the tournament's last
 * @param rows in the order of ranks, within a shared rank by number
 * @param warnings what the regulations have against the list, and tie-breaks without values
 */
public record Table(
        Edition edition,
        int round,
        boolean teams,
        boolean complete,
        boolean last,
        List<TieBreak> tieBreaks,
        List<Row> rows,
        List<String> warnings) {
    /**
     * The row of a participant.
     *
     * @throws NoSuchElementException if there is none with this number
     */
    public Row row(int number) {
        return rows.stream()
                .filter(row -> row.number() == number)
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no participant has number " + number));
    }
}
