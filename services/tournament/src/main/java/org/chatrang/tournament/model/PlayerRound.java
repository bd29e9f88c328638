package org.chatrang.tournament.model;

/**
 * One round of one player.
 *
 * @param opponent the opponent's number; 0 for a bye, and for a forfeit whose opponent is not recorded
 * @param provisional the result may still change: the game runs, or its verdicts are not final
 */
public record PlayerRound(int opponent, Colour colour, Outcome outcome, boolean provisional) {
    public static final PlayerRound ABSENT = new PlayerRound(0, Colour.NONE, Outcome.ABSENT);

    public PlayerRound {
        if (opponent < 0) {
            throw new IllegalArgumentException("opponent " + opponent + ": a player's number is positive, 0 is nobody");
        }
        if (opponent > 0 && outcome.isBye()) {
            throw new IllegalArgumentException(outcome + " against opponent " + opponent + ": a bye has no opponent");
        }
    }

    public PlayerRound(int opponent, Colour colour, Outcome outcome) {
        this(opponent, colour, outcome, false);
    }

    public static PlayerRound bye(Outcome outcome) {
        return new PlayerRound(0, Colour.NONE, outcome);
    }
}
