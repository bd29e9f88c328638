package org.chatrang.tournament.explain;

import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.tiebreak.Code;
import org.chatrang.tournament.tiebreak.Contribution;
import org.chatrang.tournament.tiebreak.Cut;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.TieBreak;

/** The words for what a round adds. */
final class Words {
    private Words() {}

    static String reason(Field field, TieBreak tieBreak, Edition edition, Contribution part) {
        StringBuilder words = new StringBuilder(kind(part));
        if (part.scheduled() >= 0) {
            words.append(" against ").append(field.line(part.scheduled()).number());
        }
        if (looksAtOpponents(tieBreak)) {
            words.append(", ").append(whose(tieBreak, edition, part));
            if (part.units() != part.opponentUnits()) {
                words.append(", times ").append(new Points(part.ownUnits())).append(" scored");
            }
        }
        return words.append(cut(part.cut())).toString();
    }

    private static boolean looksAtOpponents(TieBreak tieBreak) {
        return switch (tieBreak.code().kind()) {
            case C, D -> tieBreak.code() != Code.KS;
            case A, B -> false;
        };
    }

    private static String kind(Contribution part) {
        return switch (part.kind()) {
            case PLAYED -> "played";
            case PAIRING_BYE -> "pairing-allocated bye";
            case FULL_BYE -> "full-point bye or forfeit win without opponent";
            case FORFEIT_WIN -> "forfeit win";
            case REQUESTED_BYE -> "requested bye or absence";
            case FORFEIT_LOSS -> "forfeit loss";
            case PENDING -> "not finished";
            case VOID -> "does not count";
        };
    }

    private static String whose(TieBreak tieBreak, Edition edition, Contribution part) {
        String score = new Points(part.opponentUnits()).toString();
        if (tieBreak.code().isByRating()) {
            return "who has " + new Points(part.opponentUnits()).text(0);
        }
        if (part.opponent() >= 0) {
            return "who counts " + score + (edition.isBefore(Edition.FROM_2023) ? "" : " (16.3)");
        }
        if (part.capped()) {
            return "dummy with " + score
                    + (part.scheduled() >= 0 ? ", the most allowed (16.4.1)" : ", the most allowed (16.4.2)");
        }
        return edition == Edition.PRE_2023
                ? "virtual opponent with " + score
                : "dummy with the own score " + score + " (16.4)";
    }

    private static String cut(Cut cut) {
        return switch (cut) {
            case NONE -> "";
            case LOWEST -> "; cut as the least significant (14.1)";
            case VOLUNTARY -> "; cut before the least significant, as voluntarily unplayed (16.5)";
            case HIGHEST -> "; cut as the most significant (14.3)";
            case EXCLUDED -> "; the opponent is below the limit (9.2)";
        };
    }
}
