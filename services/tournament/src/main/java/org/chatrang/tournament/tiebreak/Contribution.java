package org.chatrang.tournament.tiebreak;

/**
 * What one round adds to a value. Numbers are in units of {@link org.chatrang.tournament.model.Points}.
 *
 * @param round from 1
 * @param opponent the opponent's place in the field, -1 for none or a dummy
 * @param scheduled the place of the opponent that was paired, even if the round was not played; -1 for none
 * @param opponentUnits what the opponent (or the dummy) counts for: its score, its rating
 * @param ownUnits what the participant got in the round
 * @param units what is added
 * @param voluntary the participant chose not to play the round
 * @param capped a limit made the dummy count for less (C.07, 16.4)
 */
public record Contribution(
        int round,
        CellKind kind,
        int opponent,
        int scheduled,
        long opponentUnits,
        long ownUnits,
        long units,
        boolean voluntary,
        boolean capped,
        Cut cut) {

    Contribution cut(Cut why) {
        return new Contribution(
                round, kind, opponent, scheduled, opponentUnits, ownUnits, units, voluntary, capped, why);
    }

    static Contribution own(int round, Cell cell, long units) {
        return new Contribution(
                round, cell.kind(), cell.opponent(), cell.opponent(), 0, units, units, false, false, Cut.NONE);
    }

    static Contribution of(int round, Cell cell, long opponentUnits, long ownUnits, long units) {
        return new Contribution(
                round,
                cell.kind(),
                cell.opponent(),
                cell.opponent(),
                opponentUnits,
                ownUnits,
                units,
                false,
                false,
                Cut.NONE);
    }
}
