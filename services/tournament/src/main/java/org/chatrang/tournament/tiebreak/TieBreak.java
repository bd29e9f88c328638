package org.chatrang.tournament.tiebreak;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.ScoreKind;

/**
 * One tie-break of a list with its modifiers, e.g. {@code BH:GP/C1} or {@code SSSC/K4}.
 *
 * @param text as it was written, in capitals
 * @param score of teams: the score it is made from; the primary one if none is given
 * @param second of {@code ESB:MG}: the score of the match
 * @param cutLowest how many of the least significant values are left out ({@code /C1}, {@code /M1})
 * @param cutHighest how many of the most significant values are left out ({@code /M1})
 * @param limitPercent of Koya: the share of the maximum an opponent must have
 * @param limitShift of Koya: half points added to that limit
 * @param divisor of SSSC, if given ({@code /K4})
 * @param forfeitsPlayed forfeits count as played against the scheduled opponent ({@code /P})
 * @param fore the last round is taken as drawn ({@code /F})
 * @param reversed ({@code /R})
 * @param swiss pairs that did not meet are missing even in a round robin ({@code /S})
 * @param unrated the rating of who has none ({@code /U1400})
 * @param edition rules other than the tournament's ({@code /V1} of 2024-08, {@code /V2} of 2026-03, {@code /V0} earlier)
 */
public record TieBreak(
        String text,
        Code code,
        Optional<ScoreKind> score,
        Optional<ScoreKind> second,
        int cutLowest,
        int cutHighest,
        int limitPercent,
        int limitShift,
        OptionalInt divisor,
        boolean forfeitsPlayed,
        boolean fore,
        boolean reversed,
        boolean swiss,
        OptionalInt unrated,
        Optional<Edition> edition) {

    /**
     * Reads one tie-break.
     *
     * @throws TieBreakException that says what is wrong and what is known
     */
    public static TieBreak parse(String text) {
        return new TieBreakReader(text).read();
    }

    /**
     * Reads a list separated by commas, e.g. {@code BH/C1,SB,DE}.
     *
     * @throws TieBreakException that names the first tie-break that is wrong
     */
    public static List<TieBreak> parseList(String list) {
        if (list.isBlank()) {
            return List.of();
        }
        return parseAll(List.of(list.split(",", -1)));
    }

    /** Reads the codes of a list one by one. */
    public static List<TieBreak> parseAll(List<String> codes) {
        return codes.stream().map(TieBreak::parse).toList();
    }

    /** A smaller value is better. */
    public boolean isLowerBetter() {
        return code.isLowerBetter() != reversed;
    }

    /** The score it is made from in a tournament. */
    public ScoreKind score(Setting setting) {
        if (!setting.team()) {
            return ScoreKind.GAME_POINTS;
        }
        if (code == Code.MPTS || code == Code.EMMSB || code == Code.EMGSB) {
            return ScoreKind.MATCH_POINTS;
        }
        if (code == Code.GPTS || code == Code.EGMSB || code == Code.EGGSB) {
            return ScoreKind.GAME_POINTS;
        }
        return code == Code.MPVGP ? setting.primary().other() : score.orElse(setting.primary());
    }

    /** Of Sonneborn-Berger and its extensions: the participant's own score in the match. */
    ScoreKind ownScore(Setting setting) {
        if (!setting.team()) {
            return ScoreKind.GAME_POINTS;
        }
        if (code == Code.EMMSB || code == Code.EGMSB) {
            return ScoreKind.MATCH_POINTS;
        }
        if (code == Code.EMGSB || code == Code.EGGSB) {
            return ScoreKind.GAME_POINTS;
        }
        return code == Code.ESB ? second.orElse(score(setting).other()) : score(setting);
    }

    @Override
    public String toString() {
        return text;
    }
}
