package org.chatrang.events;

/** What follows from a finding. Only what is RULED takes effect. */
public sealed interface Consequence {
    /**
     * The game ends.
     *
     * @param result with this result
     * @param ending in this way
     */
    record Ends(GameResult result, EndingKind ending) implements Consequence {}

    /**
     * A side gets time.
     *
     * @param side who gets it
     * @param millis how much, in milliseconds
     */
    record TimeAdded(Side side, long millis) implements Consequence {}

    /**
     * The game goes on from an earlier or another position; what was stated after that ply is retracted.
     *
     * @param ply the last ply that stands
     * @param fen the position
     */
    record GoesOnFrom(int ply, String fen) implements Consequence {}

    /** An ending stated before is retracted and the game goes on from where it stands. */
    record Reopens() implements Consequence {}
}
