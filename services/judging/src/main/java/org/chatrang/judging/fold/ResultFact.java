package org.chatrang.judging.fold;

import org.chatrang.events.ResultGesture;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Side;
import org.chatrang.laws.Position;

/** What people said about the result. Legality's remit. */
public sealed interface ResultFact extends Fact {
    /** A player resigned in this position. */
    record Resigned(Side side, Position position) implements ResultFact {}

    /**
     * The players showed a result while the game was on.
     *
     * @param gesture what they showed
     * @param accepted it counts as their agreement or resignation by itself
     * @param movesMade half-moves made
     */
    record Gesture(ResultGesture gesture, boolean accepted, int movesMade) implements ResultFact {}

    /** The players showed a result after the game had ended in this way. */
    record GestureAfterEnd(ResultGesture gesture, Ending ending, Position position) implements ResultFact {}

    /**
     * An arbiter's ruling took effect.
     *
     * @param made the ruling
     * @param effect what it did
     */
    record Applied(RulingMade made, Effect effect) implements ResultFact {}

    /** An arbiter's ruling cannot be carried out. */
    record Impossible(RulingMade made, String why) implements ResultFact {}

    /** What a ruling did to the game. */
    sealed interface Effect {
        /** Nothing that needs telling. */
        record Nothing() implements Effect {}

        /** The game goes on from this position, the one after that ply. */
        record GoesOnFrom(int ply, Position position) implements Effect {}

        /** An ending, if there was one, is retracted. */
        record Reopened() implements Effect {}

        /** The arbiter decided the result, or confirmed a matter that waited. */
        record Ended(Ending ending, Position position) implements Effect {}

        /** A side gets time. */
        record TimeAdded(Side side, long millis) implements Effect {}
    }
}
