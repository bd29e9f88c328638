package org.chatrang.events;

/**
 * A player claims a draw (Article 9.2, 9.3).
 *
 * @param side who claims
 * @param basis on what ground
 * @param intendedMove the move written on the scoresheet and not made (9.2.1, 9.3.1), in UCI or SAN; null if the position on the board is claimed
 * @param alreadyMoved the claimant has made the move, or touched a piece, so the right is lost (9.4)
 */
public record DrawClaimed(Side side, Basis basis, String intendedMove, boolean alreadyMoved) implements GameFact {
    public DrawClaimed {
        Require.side(side, "side");
        Require.present(basis, "basis", "THREEFOLD or FIFTY_MOVES");
    }

    /** The ground of a claim. */
    public enum Basis {
        THREEFOLD,
        FIFTY_MOVES
    }
}
