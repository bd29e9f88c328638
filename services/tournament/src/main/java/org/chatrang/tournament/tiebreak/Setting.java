package org.chatrang.tournament.tiebreak;

import org.chatrang.tournament.model.ScoreKind;

/**
 * What a field is counted by. Points are in units of {@link org.chatrang.tournament.model.Points}.
 *
 * @param predetermined all pairings were known before the start: forfeits are ordinary results (C.07, 15.2)
 * @param boards of a team match, 1 for individuals
 * @param round the last round that is counted
 * @param lastRound the last round of the tournament
 * @param primary the score participants are ranked by first
 */
public record Setting(
        boolean predetermined,
        boolean team,
        int boards,
        int round,
        int lastRound,
        ScoreKind primary,
        long matchWin,
        long matchDraw,
        long gameWin,
        long gameDraw) {

    /** The most one round can bring. */
    public long win(ScoreKind kind) {
        return kind == ScoreKind.MATCH_POINTS ? matchWin : gameWin * boards;
    }

    public long draw(ScoreKind kind) {
        return kind == ScoreKind.MATCH_POINTS ? matchDraw : gameDraw * boards;
    }
}
