package org.chatrang.tournament.tiebreak;

import static org.chatrang.tournament.tiebreak.Kind.A;
import static org.chatrang.tournament.tiebreak.Kind.B;
import static org.chatrang.tournament.tiebreak.Kind.C;
import static org.chatrang.tournament.tiebreak.Kind.D;

import java.util.Locale;
import java.util.Optional;

/**
 * The tie-breaks there are, by the acronyms of the regulations.
 *
 * <p>Places are the decimals a value is printed with at least: 0 for counts and ratings, 1 for sums of points, 2 for products
 * and averages.
 */
public enum Code {
    /** The score itself, by which a list of record 212 begins. */
    PTS("4.2", B, Reach.OWN, 1, ""),
    MPTS("4.2", B, Reach.OWN, 1, ""),
    GPTS("4.2", B, Reach.OWN, 1, ""),
    DE("6", A, Reach.GROUP, 0, "PS"),
    WIN("7.1", B, Reach.OWN, 0, ""),
    WON("7.2", B, Reach.OWN, 0, ""),
    BPG("7.3", B, Reach.OWN, 0, ""),
    BWG("7.4", B, Reach.OWN, 0, ""),
    PS("7.5", B, Reach.OWN, 1, "C"),
    REP("7.6", B, Reach.OWN, 0, ""),
    STD("7", B, Reach.OPPONENTS, 1, ""),
    TPN("7", B, Reach.OWN, 0, "R"),
    RTNG("7", B, Reach.OWN, 0, "RU"),
    BH("8.1", C, Reach.OPPONENTS, 1, "CMPF"),
    AOB("8.2", C, Reach.OPPONENTS_OF_OPPONENTS, 2, "FP"),
    FB("8.3", C, Reach.OPPONENTS, 1, "CMP"),
    SB("9.1", C, Reach.OPPONENTS, 2, "CMP"),
    KS("9.2", C, Reach.OPPONENTS, 1, "LP"),
    ARO("10.1", D, Reach.OWN, 0, "CMU"),
    TPR("10.2", D, Reach.OWN, 0, "U"),
    PTP("10.3", D, Reach.OWN, 0, "U"),
    APRO("10.4", C, Reach.OPPONENTS, 0, "U"),
    APPO("10.5", C, Reach.OPPONENTS, 0, "U"),
    /** Of match points and game points the one that is not primary. */
    MPVGP("11", B, Reach.OWN, 1, ""),
    BC("12", B, Reach.OWN, 1, ""),
    TBR("12", B, Reach.GROUP, 0, ""),
    BBE("12", B, Reach.GROUP, 0, ""),
    /** Extended Sonneborn-Berger with the two scores written behind it, e.g. {@code ESB:MG}. */
    ESB("13.1", C, Reach.OPPONENTS, 2, "CMP"),
    EMMSB("13.1", C, Reach.OPPONENTS, 2, "CMP"),
    EMGSB("13.1", C, Reach.OPPONENTS, 2, "CMP"),
    EGMSB("13.1", C, Reach.OPPONENTS, 2, "CMP"),
    EGGSB("13.1", C, Reach.OPPONENTS, 2, "CMP"),
    SSSC("13.2", C, Reach.OPPONENTS, 2, "FPK"),
    EDE("13.3", A, Reach.GROUP, 0, "PS"),
    EDEC("13.3", A, Reach.GROUP, 0, "PS"),
    EDET("13.3", A, Reach.GROUP, 0, "PS"),
    EDEB("13.3", A, Reach.GROUP, 0, "PS"),
    EDEBT("13.3", A, Reach.GROUP, 0, "PS"),
    EDEBB("13.3", A, Reach.GROUP, 0, "PS"),
    /** Olympiad, TB1: game points against each opponent times its match points, without one term. */
    OTHER_OLYMPIAD_SB("Olympiad TB1", C, Reach.OPPONENTS, 1, ""),
    /** Olympiad, TB3: match points of the opponents without the lowest. */
    OTHER_OLYMPIAD_MP("Olympiad TB3", C, Reach.OPPONENTS, 1, ""),
    /** Defined by the organiser ({@code OTHER_…}): known by name, not computed. */
    OTHER("202", B, Reach.OWN, 0, "");

    private final String article;
    private final Kind kind;
    private final Reach reach;
    private final int places;
    private final String modifiers;

    Code(String article, Kind kind, Reach reach, int places, String modifiers) {
        this.article = article;
        this.kind = kind;
        this.reach = reach;
        this.places = places;
        this.modifiers = modifiers;
    }

    /** The article of C.07 (as numbered in 2026), or the regulation it comes from. */
    public String article() {
        return article;
    }

    public Kind kind() {
        return kind;
    }

    public Reach reach() {
        return reach;
    }

    public int places() {
        return places;
    }

    boolean takes(char modifier) {
        return modifiers.indexOf(modifier) >= 0;
    }

    String modifiers() {
        return modifiers;
    }

    /** A smaller value is better. */
    public boolean isLowerBetter() {
        return this == TPN || this == BC || reach == Reach.GROUP;
    }

    /** Only teams have it: it needs match points or boards. */
    public boolean isForTeamsOnly() {
        return CodeSets.TEAMS.contains(this);
    }

    /** Made from ratings (C.07, 10), which teams do not have. */
    public boolean isByRating() {
        return CodeSets.RATINGS.contains(this);
    }

    /** Made from Buchholz (C.07, 8): not for round robins since 2026 (15.2). */
    public boolean isBuchholz() {
        return this == BH || this == FB || this == AOB;
    }

    /** The code with this acronym; old names are taken too (GE for REP, SNO for TPN, RTG for RTNG, POINTS for PTS). */
    static Optional<Code> named(String acronym) {
        String name = acronym.toUpperCase(Locale.ROOT);
        return switch (name) {
            case "GE" -> Optional.of(REP);
            case "SNO" -> Optional.of(TPN);
            case "RTG" -> Optional.of(RTNG);
            case "POINTS" -> Optional.of(PTS);
            case "OTHER" -> Optional.empty();
            default -> {
                for (Code code : values()) {
                    if (code.name().equals(name)) {
                        yield Optional.of(code);
                    }
                }
                yield name.startsWith("OTHER_") ? Optional.of(OTHER) : Optional.empty();
            }
        };
    }
}
