package org.chatrang.tournament.tiebreak;

import java.util.List;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.ScoreKind;

/**
 * One round of one participant.
 *
 * @param opponent the place of the opponent in the field, -1 for none
 * @param matchUnits match points of a team; of an individual the same as the game points
 * @param gameUnits game points
 * @param halves of a played game: 2 won, 1 drawn, 0 lost, whatever the point system gives
 * @param boards of a team
 */
public record Cell(
        CellKind kind,
        int opponent,
        Colour colour,
        long matchUnits,
        long gameUnits,
        int halves,
        boolean provisional,
        List<BoardPoints> boards) {
    static final Cell ABSENT = new Cell(CellKind.REQUESTED_BYE, -1, Colour.NONE, 0, 0, 0, false, List.of());
    static final Cell NOTHING = new Cell(CellKind.VOID, -1, Colour.NONE, 0, 0, 0, false, List.of());

    public long units(ScoreKind kind) {
        return kind == ScoreKind.MATCH_POINTS ? matchUnits : gameUnits;
    }

    public boolean isPaired() {
        return opponent >= 0;
    }

    /** Over the board against a known opponent. */
    public boolean isPlayed() {
        return kind == CellKind.PLAYED && opponent >= 0;
    }
}
