package org.chatrang.laws.edition;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.time.Pace;

/**
 * The rules of one game: the edition for its pace and supervision, and what the event settled for itself. Every figure is
 * looked up in the tables of this package, none stands in code.
 *
 * @param edition of the Laws
 * @param pace standard, rapid or blitz
 * @param supervision reduced rules exist for rapid and blitz only; standard chess is always played in full
 * @param regulations the event's own
 */
public record RuleBook(Edition edition, Pace pace, Supervision supervision, Regulations regulations) {
    public RuleBook {
        Objects.requireNonNull(edition, "edition");
        Objects.requireNonNull(pace, "pace");
        Objects.requireNonNull(regulations, "regulations");
        supervision = pace == Pace.STANDARD ? Supervision.FULL : Objects.requireNonNull(supervision, "supervision");
    }

    /** Standard chess by the edition in force today, without regulations. */
    public static RuleBook standard() {
        return new RuleBook(Edition.DEFAULT, Pace.STANDARD, Supervision.FULL, Regulations.defaults());
    }

    /** The article that says a rule; empty if the edition has no such rule. */
    public Optional<Citation> article(Rule rule) {
        return Articles.find(rule.name(), edition, pace, supervision);
    }

    /** The article a move of that kind offends. */
    public Citation article(IllegalReason reason) {
        return Articles.find(reason.name(), edition, pace, supervision).orElseThrow();
    }

    /** Time the opponent gets for an illegal move that does not lose (7.5.5). */
    public Duration illegalMovePenalty() {
        return minutes(Setting.IRREGULARITY_MINUTES, Parameter.ILLEGAL_MOVE_MINUTES);
    }

    /** The how-manieth completed illegal move of a player loses. */
    public int illegalMovesThatLose() {
        return claimOfIllegalMoveWins()
                ? 1
                : value(Parameter.ILLEGAL_MOVES_THAT_LOSE).number();
    }

    /** Whether that loss is a draw if the opponent cannot mate by any series of legal moves. */
    public boolean illegalLossDrawnIfNoMate() {
        return claimOfIllegalMoveWins()
                || value(Parameter.ILLEGAL_LOSS_DRAWN_IF_NO_MATE).yes();
    }

    /** Until when a completed illegal move is put right. */
    public IllegalMoveHandling illegalMoveHandling() {
        return claimOfIllegalMoveWins()
                ? IllegalMoveHandling.ON_CLAIM
                : IllegalMoveHandling.valueOf(
                        value(Parameter.ILLEGAL_MOVE_DEALT_WITH).text());
    }

    /** Whether both kings in check, or a pawn on the last rank, draw if they stay a move longer (A.5.4). */
    public boolean illegalPositionDrawn() {
        return value(Parameter.ILLEGAL_POSITION_DRAWN).yes();
    }

    /** Whether a pawn left on the last rank becomes a queen (7.5.2). */
    public boolean pawnLeftBecomesQueen() {
        return value(Parameter.PAWN_LEFT_BECOMES_QUEEN).yes();
    }

    /** Whether pressing the clock without a move counts as an illegal move (7.5.3). */
    public boolean pressWithoutMoveIsIllegal() {
        return value(Parameter.PRESS_WITHOUT_MOVE_ILLEGAL).yes();
    }

    /** Whether two hands for one move count as an illegal move (7.5.4). */
    public boolean twoHandsAreIllegal() {
        return value(Parameter.TWO_HANDS_ILLEGAL).yes();
    }

    /** Time the opponent gets for a wrong claim of a draw (9.5.3). */
    public Duration wrongClaimPenalty() {
        return minutes(Setting.WRONG_CLAIM_MINUTES, Parameter.WRONG_CLAIM_MINUTES);
    }

    /** Time a wrong claim costs the claimant himself, by what he has left: half of it up to a limit in 2001, else none. */
    public Duration wrongClaimCost(Duration remaining) {
        Duration limit = Duration.ofMinutes(
                value(Parameter.WRONG_CLAIM_HALVES_UP_TO_MINUTES).number());
        Duration half = remaining.dividedBy(2);
        return half.compareTo(limit) < 0 ? half : limit;
    }

    /** Whether and how five occurrences of a position end the game (9.6.1). */
    public FivefoldRule fivefold() {
        return FivefoldRule.valueOf(value(Parameter.FIVEFOLD).text());
    }

    /** Whether seventy-five moves of each side without capture or pawn move end the game (9.6.2). */
    public boolean seventyFiveMovesEnd() {
        return value(Parameter.SEVENTY_FIVE).yes();
    }

    /** Whether resigning to an opponent who cannot mate is a draw (5.1.2). */
    public boolean resignationDrawnIfNoMate() {
        return value(Parameter.RESIGNATION_DRAWN_IF_NO_MATE).yes();
    }

    /** How late a player may come (6.7.1). */
    public Duration defaultTime() {
        return minutes(Setting.DEFAULT_TIME_MINUTES, Parameter.DEFAULT_TIME_MINUTES);
    }

    /** Who may notice that a flag has fallen (6.8, A.5.5). */
    public FlagNotice flagNotice() {
        boolean onlyOnClaim = supervision == Supervision.REDUCED && regulations.is(Setting.FLAG_ONLY_ON_CLAIM);
        return onlyOnClaim
                ? FlagNotice.PLAYER
                : FlagNotice.valueOf(value(Parameter.FLAG_NOTICED_BY).text());
    }

    /** What follows when both flags are down and the order is unknown (III.3.1). */
    public BothFlagsRule bothFlags(boolean inLastPeriod) {
        if (pace == Pace.BLITZ && regulations.is(Setting.BOTH_FLAGS_DRAW_IN_BLITZ)) {
            return BothFlagsRule.DRAW;
        }
        return inLastPeriod
                ? BothFlagsRule.valueOf(
                        value(Parameter.BOTH_FLAGS_IN_LAST_PERIOD).text())
                : BothFlagsRule.PLAY_ON;
    }

    /** Completed moves of each side from which a game with reversed colours goes on; 0: always (7.3). */
    public int colourReversalStandsFromMove() {
        return regulations.is(Setting.COLOURS_REVERSED_GOES_ON)
                ? 0
                : value(Parameter.COLOURS_REVERSED_STAND_FROM_MOVE).number();
    }

    /** Completed moves of each side after which a wrong initial position can no longer be claimed; 0: no limit (A.5.1). */
    public int setupClaimsUntilMove() {
        return value(Parameter.SETUP_CLAIMS_UNTIL_MOVE).number();
    }

    private boolean claimOfIllegalMoveWins() {
        return supervision == Supervision.REDUCED && regulations.is(Setting.ILLEGAL_MOVE_CLAIM_WINS);
    }

    private Duration minutes(Setting setting, Parameter parameter) {
        return Duration.ofMinutes(
                regulations.number(setting).orElseGet(() -> value(parameter).number()));
    }

    private Parameter.Value value(Parameter parameter) {
        return parameter.value(edition, pace, supervision);
    }
}
