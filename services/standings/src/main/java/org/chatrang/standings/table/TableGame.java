package org.chatrang.standings.table;

import java.util.Comparator;
import java.util.Objects;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Player;
import org.chatrang.events.StandingsSpec;

/**
 * A game of a section, as far as its table needs it.
 *
 * @param gameId the game
 * @param round the round
 * @param board the board within the round
 * @param date the day, as its schedule writes it, null if not known
 * @param white who has White, null if not known
 * @param black who has Black, null if not known
 * @param declaredPoints the event's own points, null for the usual ones
 * @param standings what else the table is made by, null for points alone
 * @param result the result, null while none stands
 * @param ending how the game ended, null while no result stands
 * @param provisional whether the result is not final yet
 * @param decision the arbiter's latest decision about it, null if there is none
 */
public record TableGame(
        String gameId,
        int round,
        int board,
        String date,
        Player white,
        Player black,
        String declaredPoints,
        StandingsSpec standings,
        GameResult result,
        EndingKind ending,
        boolean provisional,
        Decision decision) {
    static final Comparator<TableGame> IN_ORDER = Comparator.comparingInt(TableGame::round)
            .thenComparingInt(TableGame::board)
            .thenComparing(TableGame::gameId);

    /** What its result is worth. */
    public PointsRule points() {
        return PointsRule.parse(declaredPoints).orElse(PointsRule.USUAL);
    }

    /** Whether both players are known. */
    boolean isPaired() {
        return white != null && black != null;
    }

    /** Whether it is the other one but for what was played: the same round, players and rules. */
    boolean isScheduledAs(TableGame other) {
        return round == other.round
                && board == other.board
                && Objects.equals(date, other.date)
                && Objects.equals(white, other.white)
                && Objects.equals(black, other.black)
                && Objects.equals(declaredPoints, other.declaredPoints)
                && Objects.equals(standings, other.standings);
    }

    /** Whether what was played is worth the same in both. */
    boolean isPlayedAs(TableGame other) {
        return result == other.result && ending == other.ending && provisional == other.provisional;
    }
}
