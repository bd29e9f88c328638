package org.chatrang.tournament.tiebreak;

import java.util.List;
import java.util.Optional;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;

/**
 * Makes the functions of tie-breaks.
 *
 * @param edition of the tournament; a tie-break may name another
 */
public record Measures(Setting setting, Edition edition) {
    private static final long HUNDREDTH = Points.ONE_POINT / 100;

    /** A tie-break ready to be used. */
    public interface Prepared {
        /** The value of a participant with all it is made of. */
        Reckoning reckon(Field field, int place);
    }

    /**
     * The edition a tie-break is counted by here. What C.07 knows since 2023 only is counted by its first edition in older
     * tournaments: their own regulations asked for it, and the rules before have no unplayed rounds for it.
     */
    public Edition edition(TieBreak tieBreak) {
        Edition asked = tieBreak.edition().orElse(edition);
        return asked == Edition.PRE_2023 && CodeSets.SINCE_2023.contains(tieBreak.code()) ? Edition.FROM_2023 : asked;
    }

    /**
     * Why a tie-break has no value in this tournament at all.
     */
    public Optional<String> objection(TieBreak tieBreak) {
        Code code = tieBreak.code();
        if (code == Code.OTHER) {
            return Optional.of(tieBreak + " is the organiser's own: its values are not computed");
        }
        if (!setting.team() && (code.isForTeamsOnly() || tieBreak.score().isPresent())) {
            return Optional.of(tieBreak + " is for teams, and this is a tournament of individuals");
        }
        if (setting.team() && code.isByRating()) {
            return Optional.of(tieBreak + " is for individuals (10): teams have no rating");
        }
        return Optional.empty();
    }

    /** What the regulations have against a tie-break that can be computed all the same. */
    public Optional<String> warning(TieBreak tieBreak) {
        boolean forbidden = tieBreak.code().isBuchholz()
                && setting.predetermined()
                && !edition(tieBreak).isBefore(Edition.FROM_2026_03);
        return forbidden
                ? Optional.of(tieBreak + " is not allowed where the pairings are predetermined (15.2)")
                : Optional.empty();
    }

    /**
     * The function of a tie-break that does not order groups.
     *
     * @throws IllegalArgumentException if its reach is {@link Reach#GROUP}
     */
    public Prepared prepare(TieBreak tieBreak) {
        Optional<String> objection = objection(tieBreak);
        if (objection.isPresent()) {
            return (field, place) -> Reckoning.undefined(List.of(), objection.get());
        }
        Measure measure = measure(tieBreak);
        return measure::of;
    }

    private Measure measure(TieBreak tieBreak) {
        ScoreKind score = tieBreak.score(setting);
        return switch (tieBreak.code()) {
            case PTS, MPTS, GPTS, MPVGP -> OwnRecord.score(score);
            case WIN -> OwnRecord.wins(score);
            case WON -> OwnRecord.wonOverTheBoard(score);
            case BPG -> OwnRecord.playedWithBlack(score);
            case BWG -> OwnRecord.wonWithBlack(score);
            case PS -> OwnRecord.progressive(score, tieBreak.cutLowest());
            case REP -> OwnRecord.electedToPlay();
            case STD -> OwnRecord.standardPoints(score);
            case TPN -> OwnRecord.pairingNumber();
            case RTNG -> RatingMeasures.rating(tieBreak.unrated());
            case BH, FB -> opposition(tieBreak, false);
            case AOB -> OpponentMeasures.average(opposition(tieBreak, false), HUNDREDTH);
            case SB, ESB, EMMSB, EMGSB, EGMSB, EGGSB -> opposition(tieBreak, true);
            case KS -> OpponentMeasures.koya(score, tieBreak.limitPercent(), tieBreak.limitShift());
            case ARO -> RatingMeasures.averageRating(tieBreak.unrated(), tieBreak.cutLowest(), tieBreak.cutHighest());
            case TPR -> RatingMeasures.performance(tieBreak.unrated());
            case PTP -> RatingMeasures.perfectPerformance(tieBreak.unrated());
            case APRO -> OpponentMeasures.average(RatingMeasures.performance(tieBreak.unrated()), Points.ONE_POINT);
            case APPO ->
                OpponentMeasures.average(RatingMeasures.perfectPerformance(tieBreak.unrated()), Points.ONE_POINT);
            case BC -> BoardCount.measure();
            case SSSC -> OpponentMeasures.scoreAndSchedule(tieBreak, setting, opposition(tieBreak, false));
            case OTHER_OLYMPIAD_SB -> Olympiad.sonnebornBerger();
            case OTHER_OLYMPIAD_MP -> Olympiad.opponentsMatchPoints();
            case DE, TBR, BBE, EDE, EDEC, EDET, EDEB, EDEBT, EDEBB, OTHER ->
                throw new IllegalArgumentException(tieBreak + " has no value of a single participant");
        };
    }

    private Opposition opposition(TieBreak tieBreak, boolean product) {
        return Opposition.of(tieBreak, setting, edition(tieBreak), product);
    }
}
