package org.chatrang.tournament.live;

import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.TeamMatch;

/** Something that happened to a tournament. A later change of the same round of a participant corrects the earlier one. */
public sealed interface Change {
    /**
     * A game of individuals: paired ({@link Outcome#PENDING}), finished, forfeited or corrected. Whoever was paired with one
     * of the two in this round before is unpaired.
     *
     * @param provisional the result may still change
     */
    record Game(int round, int white, int black, Outcome whiteOutcome, Outcome blackOutcome, boolean provisional)
            implements Change {
        public Game(int round, int white, int black, Outcome whiteOutcome, Outcome blackOutcome) {
            this(round, white, black, whiteOutcome, blackOutcome, false);
        }
    }

    /** A player or a team without an opponent in a round. */
    record Bye(int round, int participant, Outcome kind) implements Change {}

    /** A match of teams as a whole: paired, decided or corrected. */
    record Match(TeamMatch match) implements Change {}

    /** One board of a match that is paired already. */
    record BoardResult(int round, int team, int board, Outcome firstOutcome, Outcome secondOutcome, boolean provisional)
            implements Change {}

    /** A participant left after a round: what is still to be played is forfeited, see {@code model.Withdrawals}. */
    record Withdrawal(int participant, int afterRound) implements Change {}

    /** Rounds count up to this one from now on. */
    record Round(int round) implements Change {}
}
