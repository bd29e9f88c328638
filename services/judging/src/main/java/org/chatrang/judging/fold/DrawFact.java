package org.chatrang.judging.fold;

import java.util.List;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.Side;

/** What concerns draws, besides what the legal moves themselves show. Draw detection's remit. */
public sealed interface DrawFact extends Fact {
    /** The position on the board has occurred this often, at least three times (Article 9.2). */
    record Repeated(Side toMove, int count, List<Integer> plies, boolean endsTheGame) implements DrawFact {}

    /** So many half-moves without a pawn move or capture, at least a hundred (Article 9.3). */
    record NoProgress(Side toMove, int halfMoves, boolean endsTheGame) implements DrawFact {}

    /** A player offered a draw; {@code again} if that offer was open already. */
    record Offered(Side side, boolean again) implements DrawFact {}

    /** An offer of this side ended without agreement. */
    record OfferEnded(Side offeredBy, HowEnded how) implements DrawFact {}

    /** A player answered an offer that is not open. */
    record NothingToAnswer(Side side) implements DrawFact {}

    /**
     * A player accepted the open offer.
     *
     * @param side who accepted
     * @param obstacle what the event or the Laws say against it, so that the arbiter decides; null if nothing
     */
    record Agreed(Side side, Obstacle obstacle) implements DrawFact {}

    /**
     * A claim was checked.
     *
     * @param claim the claim
     * @param correct whether it is correct
     * @param why in words
     * @param plies after which plies the position occurred, the claimed one among them; empty for the fifty moves
     * @param halfMoves half-moves without pawn move or capture, with the intended move
     * @param millisToOpponent time the opponent gets for a wrong claim
     * @param claimantLosesMillis time a wrong claim costs the claimant, 0 in today's editions
     */
    record Claimed(
            DrawClaimed claim,
            boolean correct,
            String why,
            List<Integer> plies,
            int halfMoves,
            long millisToOpponent,
            long claimantLosesMillis)
            implements DrawFact {}

    /** After a wrong claim by an intended move another one was made (Article 9.5.3). */
    record IntendedMoveNotPlayed(Side side, String intended, String played) implements DrawFact {}

    /** What can stand against a draw by agreement. */
    enum Obstacle {
        /** Each player must have made a move (Article 5.2.3). */
        NOT_BOTH_HAVE_MOVED,
        /** The event allows none before a certain move (Article 9.1.1). */
        TOO_EARLY,
        /** The event wants the arbiter's consent (Article 9.1.1). */
        NEEDS_CONSENT
    }

    /** How an offer ended. */
    enum HowEnded {
        /** The opponent said no. */
        REFUSED,
        /** The opponent moved instead. */
        MOVED
    }
}
