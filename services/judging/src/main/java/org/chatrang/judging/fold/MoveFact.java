package org.chatrang.judging.fold;

import java.util.List;
import org.chatrang.events.Side;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;

/** What happened to the position. Legality's remit; draw detection looks at the legal moves too. */
public sealed interface MoveFact extends Fact {
    /**
     * A legal move was completed.
     *
     * @param ply the half-move, from 1
     * @param side who made it
     * @param before the position before it
     * @param move the move
     * @param uci the move in UCI
     * @param san the move in SAN
     * @param after the position after it
     */
    record Legal(int ply, Side side, Position before, Move move, String uci, String san, Position after)
            implements MoveFact {}

    /**
     * An illegal move was completed.
     *
     * @param ply the half-move, from 1
     * @param side who made it
     * @param uci as seen, null if the squares are not known
     * @param notation as written, null if only squares were seen
     * @param reason the reason's name in the Laws
     * @param text the reason in words
     * @param squares the squares involved
     * @param before the position before it, which stands
     * @param offence which illegal move of this side it is, 0 if it does not count
     * @param certain whether the source's word is enough; if not, the arbiter decides
     * @param becomesQueen the pawn left on the last rank becomes a queen and the move stands (Article 7.5.2)
     * @param putBack the position before it is reinstated
     * @param millisToOpponent time the opponent gets for it, 0 if none
     */
    record Illegal(
            int ply,
            Side side,
            String uci,
            String notation,
            String reason,
            String text,
            List<String> squares,
            Position before,
            int offence,
            boolean certain,
            boolean becomesQueen,
            boolean putBack,
            long millisToOpponent)
            implements MoveFact {}

    /** A half-move that is not the next one. */
    record OutOfOrder(int expected, int ply) implements MoveFact {}

    /**
     * The last illegal move a player may make was made: the game is lost, unless the opponent cannot mate.
     *
     * @param offender who made it
     * @param count how many
     * @param position the position that stands
     */
    record IllegalMovesLose(Side offender, int count, Position position) implements MoveFact {}

    /**
     * The opponent has moved upon an illegal move, and the position is illegal still (Article A.5.4).
     *
     * @param ply the half-moves made
     * @param placement what stands on the board
     * @param pawn a pawn stands on the last rank; else both kings are in check
     * @param drawn the next completed move has not put it right: the game is drawn
     */
    record IllegalPosition(int ply, String placement, boolean pawn, boolean drawn) implements MoveFact {}

    /**
     * Play goes on from another position than the one that stood.
     *
     * @param ply the half-moves that stand
     * @param position the position
     * @param answered it is the one after an illegal move that stands because the opponent has moved (Article A.5.2); else an
     *     arbiter's ruling
     */
    record Restored(int ply, Position position, boolean answered) implements MoveFact {}
}
