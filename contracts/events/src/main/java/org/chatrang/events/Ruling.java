package org.chatrang.events;

/** What an arbiter can decide. A ruling is a game event like any other; it outranks every judge. */
public sealed interface Ruling {
    /**
     * The game goes on from the position after that ply (Article 7.5.1); 0 is the start position.
     *
     * @param ply the last ply that stands
     */
    record RestorePly(int ply) implements Ruling {
        public RestorePly {
            Require.atLeast(0, ply, "ply", "the count of half-moves that stand");
        }
    }

    /**
     * The game goes on from this position (Article 7.5.1, 7.6).
     *
     * @param fen the position
     */
    record SetPosition(String fen) implements Ruling {
        public SetPosition {
            Require.text(fen, "fen", "a position as FEN");
        }
    }

    /**
     * An illegal or unexplained move stands and the game goes on from this position (Article A.5, 7.2.1).
     *
     * @param ply the ply that stands
     * @param fen the position after it
     */
    record LetStand(int ply, String fen) implements Ruling {
        public LetStand {
            Require.ply(ply);
            Require.text(fen, "fen", "a position as FEN");
        }
    }

    /**
     * The clocks are set (Article 6.10.2, 7.1); null leaves a side as it is.
     *
     * @param whiteMillis White's time in milliseconds
     * @param blackMillis Black's time in milliseconds
     */
    record SetClocks(Long whiteMillis, Long blackMillis) implements Ruling {
        public SetClocks {
            Require.clockMillis(whiteMillis, "whiteMillis");
            Require.clockMillis(blackMillis, "blackMillis");
        }
    }

    /**
     * An illegal move is counted that the judges did not see (Article 7.5.3, 7.5.4).
     *
     * @param offender who made it
     */
    record CountIllegalMove(Side offender) implements Ruling {
        public CountIllegalMove {
            Require.side(offender, "offender");
        }
    }

    /**
     * An illegal move counted before is not one after all.
     *
     * @param offender whose
     */
    record CancelIllegalMove(Side offender) implements Ruling {
        public CancelIllegalMove {
            Require.side(offender, "offender");
        }
    }

    /**
     * The result as the arbiter decides it (Article 12.9 and wherever the Laws leave it to the arbiter).
     *
     * @param result the result
     * @param article the article it rests on, null if the reason says it
     */
    record DecideResult(GameResult result, String article) implements Ruling {
        public DecideResult {
            Require.present(result, "result", "1-0, 0-1, 1/2-1/2 or 0-0");
        }
    }

    /** What waits for the arbiter (a result gesture, an absence, a flag by calculation) is confirmed. */
    record Confirm() implements Ruling {}

    /** What waits for the arbiter is dismissed and play goes on. */
    record Dismiss() implements Ruling {}

    /** The result is annulled and play goes on. */
    record Reopen() implements Ruling {}

    /** A quarantine after an unreadable record ends: the arbiter has compared the game with the board. */
    record ReleaseQuarantine() implements Ruling {}
}
