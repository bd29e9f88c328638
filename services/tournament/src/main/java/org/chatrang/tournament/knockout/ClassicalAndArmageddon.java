package org.chatrang.tournament.knockout;

import org.chatrang.tournament.model.Points;

/**
 * Points of events in which every drawn classical game is followed by an Armageddon game.
 *
 * @param win of a classical win
 * @param armageddonWin of a draw with the Armageddon game won
 * @param armageddonLoss of a draw with the Armageddon game lost
 */
public record ClassicalAndArmageddon(Points win, Points armageddonWin, Points armageddonLoss) {
    /** 3, 1½, 1, 0. */
    public static final ClassicalAndArmageddon THREE_POINTS =
            new ClassicalAndArmageddon(Points.of(3), new Points(Points.ONE_POINT * 3 / 2), Points.ONE);

    /** What a pair of games brought a player. */
    public enum Ending {
        WON,
        LOST,
        DRAWN_THEN_WON,
        DRAWN_THEN_LOST
    }

    public Points points(Ending ending) {
        return switch (ending) {
            case WON -> win;
            case LOST -> Points.ZERO;
            case DRAWN_THEN_WON -> armageddonWin;
            case DRAWN_THEN_LOST -> armageddonLoss;
        };
    }
}
