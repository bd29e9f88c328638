package org.chatrang.tournament.knockout;

/**
 * A stage of a knock-out match.
 *
 * @param games how many; of a stage that goes on until it is decided, how many at a time
 * @param white the time control of White as record 222 of tournament reports codes it, e.g. {@code 900+10}
 * @param black the time control of Black, the same unless times are unequal; empty if it is bid for
 * @param ending when the stage ends
 * @param colours how they are given
 * @param list the rating list its games count for; they never enter the tie-breaks of another stage
 */
public record Stage(
        String name, int games, String white, String black, Ending ending, Colours colours, RatingList list) {

    /** When a stage ends. */
    public enum Ending {
        /** After its games, or as soon as they cannot change the winner. */
        AFTER_ITS_GAMES,
        /** With the first decided game: drawn games are played again. */
        FIRST_DECIDED_GAME,
        /** After one game; a draw counts as won by Black. */
        DRAW_IS_WON_BY_BLACK
    }

    /** How colours are given. */
    public enum Colours {
        /** Drawn by lot for the first game of the stage, then they alternate. */
        DRAWN,
        /** They go on alternating from the stage before. */
        ALTERNATE,
        /** Who bids less time plays Black. */
        BID
    }

    /** The list a game is rated in. */
    public enum RatingList {
        STANDARD,
        RAPID,
        BLITZ,
        NONE
    }

    public Stage {
        if (games < 1) {
            throw new IllegalArgumentException("stage " + name + " has " + games + " games: at least one is played");
        }
        if (ending == Ending.DRAW_IS_WON_BY_BLACK && games != 1) {
            throw new IllegalArgumentException(
                    "stage " + name + " has " + games + " games: with draw odds one is played");
        }
    }

    static Stage of(String name, int games, String timeControl, RatingList list) {
        return new Stage(name, games, timeControl, timeControl, Ending.AFTER_ITS_GAMES, Colours.DRAWN, list);
    }
}
