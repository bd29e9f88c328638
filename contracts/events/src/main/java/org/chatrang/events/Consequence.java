package org.chatrang.events;

/** What follows from a finding. Only what is RULED takes effect. */
public sealed interface Consequence {
    /**
     * The game ends.
     *
     * @param result with this result
     * @param ending in this way
     * @param seq by this earlier record of the game's log, as was found out later; null: by the record the verdict answers
     * @param ply half-moves that stood then; null with {@code seq}
     */
    record Ends(GameResult result, EndingKind ending, Long seq, Integer ply) implements Consequence {
        public Ends {
            Require.present(result, "result", "1-0, 0-1, 1/2-1/2 or 0-0");
            Require.present(ending, "ending", "how the game ended");
            if (seq != null) {
                Require.atLeast(1, seq, "seq", "the place in the game log");
            }
            if (ply != null) {
                Require.atLeast(0, ply, "ply", "the count of half-moves that stand");
            }
        }

        /** The game ends by the record the verdict answers. */
        public Ends(GameResult result, EndingKind ending) {
            this(result, ending, null, null);
        }
    }

    /**
     * A side gets time.
     *
     * @param side who gets it
     * @param millis how much, in milliseconds
     */
    record TimeAdded(Side side, long millis) implements Consequence {
        public TimeAdded {
            Require.side(side, "side");
        }
    }

    /**
     * The game goes on from an earlier or another position; what was stated after that ply is retracted.
     *
     * @param ply the last ply that stands
     * @param fen the position
     */
    record GoesOnFrom(int ply, String fen) implements Consequence {
        public GoesOnFrom {
            Require.atLeast(0, ply, "ply", "the count of half-moves that stand");
            Require.text(fen, "fen", "a position as FEN");
        }
    }

    /** An ending stated before is retracted and the game goes on from where it stands. */
    record Reopens() implements Consequence {}
}
