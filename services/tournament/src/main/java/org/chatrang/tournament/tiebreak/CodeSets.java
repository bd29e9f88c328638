package org.chatrang.tournament.tiebreak;

import java.util.EnumSet;
import java.util.Set;

/** Families of tie-breaks. */
final class CodeSets {
    static final Set<Code> RATINGS = EnumSet.of(Code.RTNG, Code.ARO, Code.TPR, Code.PTP, Code.APRO, Code.APPO);
    static final Set<Code> EXTENDED_DIRECT_ENCOUNTER =
            EnumSet.of(Code.EDE, Code.EDEC, Code.EDET, Code.EDEB, Code.EDEBT, Code.EDEBB);
    static final Set<Code> SINCE_2023 =
            EnumSet.of(Code.FB, Code.ESB, Code.EMMSB, Code.EMGSB, Code.EGMSB, Code.EGGSB, Code.SSSC);
    static final Set<Code> TEAMS = teams();

    private CodeSets() {}

    private static Set<Code> teams() {
        Set<Code> teams = EnumSet.of(
                Code.MPTS,
                Code.MPVGP,
                Code.BC,
                Code.TBR,
                Code.BBE,
                Code.ESB,
                Code.EMMSB,
                Code.EMGSB,
                Code.EGMSB,
                Code.EGGSB,
                Code.SSSC,
                Code.OTHER_OLYMPIAD_SB,
                Code.OTHER_OLYMPIAD_MP);
        teams.addAll(EXTENDED_DIRECT_ENCOUNTER);
        return teams;
    }
}
