package org.chatrang.tournament.rank;

import java.util.List;
import java.util.stream.IntStream;
import org.chatrang.tournament.tiebreak.Code;
import org.chatrang.tournament.tiebreak.Cut;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.GroupMeasure;
import org.chatrang.tournament.tiebreak.GroupMeasures;
import org.chatrang.tournament.tiebreak.Measures;
import org.chatrang.tournament.tiebreak.Reach;
import org.chatrang.tournament.tiebreak.Reckoning;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * The values of all participants for all tie-breaks of a list. A value is counted when it is told to: what still holds may
 * stay, so one result costs no more than the values it touches.
 */
public final class ValueGrid {
    private final List<TieBreak> tieBreaks;
    private final Measures measures;
    private final Measures.Prepared[] prepared;
    private final GroupMeasure[] ofGroups;
    private final long[][] units;
    private final boolean[][] defined;
    private final boolean[][] ofNothing;

    public ValueGrid(Measures measures, List<TieBreak> tieBreaks, int size) {
        this.tieBreaks = List.copyOf(tieBreaks);
        this.measures = measures;
        this.prepared = new Measures.Prepared[tieBreaks.size()];
        this.ofGroups = new GroupMeasure[tieBreaks.size()];
        this.units = new long[tieBreaks.size()][size];
        this.defined = new boolean[tieBreaks.size()][size];
        this.ofNothing = new boolean[tieBreaks.size()][size];
        for (int k = 0; k < prepared.length; k++) {
            TieBreak tieBreak = this.tieBreaks.get(k);
            if (ordersGroups(k)) {
                ofGroups[k] = GroupMeasures.of(tieBreak, measures.setting());
            } else {
                prepared[k] = measures.prepare(tieBreak);
            }
        }
    }

    /** Whether the tie-break orders tied groups; its values are set by the ranking. */
    boolean ordersGroups(int tieBreak) {
        return tieBreaks.get(tieBreak).code().reach() == Reach.GROUP
                && measures.objection(tieBreaks.get(tieBreak)).isEmpty();
    }

    public List<TieBreak> tieBreaks() {
        return tieBreaks;
    }

    Measures measures() {
        return measures;
    }

    GroupMeasure groupMeasure(int tieBreak) {
        return ofGroups[tieBreak];
    }

    /** Counts all values of everybody. */
    public void reckonAll(Field field) {
        for (int k = 0; k < prepared.length; k++) {
            int tieBreak = k;
            IntStream.range(0, field.size()).forEach(place -> reckon(field, tieBreak, place));
        }
    }

    /** Counts one value; nothing for a tie-break that orders groups. */
    public void reckon(Field field, int tieBreak, int place) {
        if (prepared[tieBreak] != null) {
            Reckoning reckoning = prepared[tieBreak].reckon(field, place);
            units[tieBreak][place] = reckoning.units();
            defined[tieBreak][place] = reckoning.defined();
            ofNothing[tieBreak][place] = reckoning.contributions().stream().noneMatch(part -> part.cut() == Cut.NONE);
        }
    }

    void set(int tieBreak, int place, long value) {
        units[tieBreak][place] = value;
        defined[tieBreak][place] = true;
    }

    long units(int tieBreak, int place) {
        return units[tieBreak][place];
    }

    /** Decimals to print at least: as FIDE's program prints it, a Koya score to which no round counts is a bare 0. */
    int places(int tieBreak, int place) {
        Code code = tieBreaks.get(tieBreak).code();
        return code == Code.KS && ofNothing[tieBreak][place] ? 0 : code.places();
    }

    boolean isDefined(int tieBreak, int place) {
        return defined[tieBreak][place];
    }
}
