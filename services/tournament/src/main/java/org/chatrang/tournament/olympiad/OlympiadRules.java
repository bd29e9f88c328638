package org.chatrang.tournament.olympiad;

import java.util.List;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * The regulations of a section: eleven rounds Swiss, four boards, match points 2, 1, 0; TB1 sums game points against each
 * opponent times its match points, TB2 is game points, TB3 the opponents' match points, TB1 and TB3 without one term.
 */
public final class OlympiadRules {
    public static final int ROUNDS = 11;
    public static final int BOARDS = 4;

    /** TB1, TB2, TB3. */
    public static final List<String> TIE_BREAKS = List.of("OTHER_OLYMPIAD_SB", "MPVGP", "OTHER_OLYMPIAD_MP");

    private OlympiadRules() {}

    public static Regulations regulations() {
        return Regulations.team(PairingSystem.TEAM_SWISS, ROUNDS, BOARDS, TIE_BREAKS);
    }

    public static List<TieBreak> tieBreaks() {
        return TieBreak.parseAll(TIE_BREAKS);
    }
}
