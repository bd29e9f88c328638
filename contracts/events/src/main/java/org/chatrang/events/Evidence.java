package org.chatrang.events;

import java.time.Instant;
import java.util.List;

/** The facts behind a finding, as far as a machine may want them. */
public sealed interface Evidence {
    /**
     * A legal move.
     *
     * @param ply the half-move, from 1
     * @param uci the move in UCI
     * @param san the move in SAN
     * @param fen the position after it
     */
    record Move(int ply, String uci, String san, String fen) implements Evidence {}

    /**
     * An illegal move.
     *
     * @param ply the half-move, from 1
     * @param uci as seen, null if the squares are not known
     * @param notation as written by the source, null if it saw squares only
     * @param reason the reason's name in the Laws module, e.g. KING_MOVED_INTO_CHECK
     * @param squares the squares involved
     * @param fenBefore the position before it
     * @param offence which illegal move of that player it is, from 1; 0 if it does not count
     */
    record IllegalMove(
            int ply, String uci, String notation, String reason, List<String> squares, String fenBefore, int offence)
            implements Evidence {
        public IllegalMove {
            squares = Require.list(squares, "squares");
        }
    }

    /**
     * A position.
     *
     * @param ply the half-moves made before it
     * @param fen the position
     */
    record Position(int ply, String fen) implements Evidence {}

    /**
     * What stands on a board.
     *
     * @param placement first field of a FEN
     * @param expected the placement the game log leads to
     * @param squares where they differ
     */
    record Placement(String placement, String expected, List<String> squares) implements Evidence {
        public Placement {
            squares = Require.list(squares, "squares");
        }
    }

    /**
     * Occurrences of a position (Article 9.2.3).
     *
     * @param count how often it has occurred, or would after the intended move
     * @param plies after which half-moves; 0 is the first position
     */
    record Repetition(int count, List<Integer> plies) implements Evidence {
        public Repetition {
            plies = Require.list(plies, "plies");
        }
    }

    /**
     * Moves without a pawn move or capture (Article 9.3, 9.6.2).
     *
     * @param halfMoves counted in half-moves
     */
    record MoveCount(int halfMoves) implements Evidence {}

    /**
     * Clock times against what they should be, in milliseconds.
     *
     * @param shown what the clocks show, null if nothing was read
     * @param expectedMillis what the side's clock should show, null if not known
     * @param dueAt when the flag or the default time was due, null if that is not the point
     */
    record Clock(ClockReading shown, Long expectedMillis, Instant dueAt) implements Evidence {}

    /**
     * Whether a side can still mate by any series of legal moves (Articles 5.2.2, 6.9).
     *
     * @param side who would mate; null for either side
     * @param answer CAN, CANNOT or UNKNOWN
     * @param method how it was decided: the kind of the proof
     * @param fen the position
     * @param line moves in UCI from the position to the mate, null unless the answer is CAN and such moves are known
     */
    record MatingChance(Side side, String answer, String method, String fen, List<String> line) implements Evidence {
        public MatingChance {
            line = line == null || line.isEmpty() ? null : Require.list(line, "line");
        }

        /** Without a line. */
        public MatingChance(Side side, String answer, String method, String fen) {
            this(side, answer, method, fen, null);
        }
    }

    /**
     * The order of one source's records.
     *
     * @param source the source
     * @param lastEpoch the last epoch seen before
     * @param lastN the last n seen before
     * @param epoch the epoch of this record
     * @param n the n of this record
     */
    record Sequence(String source, long lastEpoch, long lastN, long epoch, long n) implements Evidence {}

    /**
     * A ruling.
     *
     * @param arbiter who decided
     * @param reason in the arbiter's words
     * @param ruling what was decided
     */
    record Decision(String arbiter, String reason, Ruling ruling) implements Evidence {}

    /**
     * A record that does not fit.
     *
     * @param what the kind or the beginning of the record as written
     */
    record Raw(String what) implements Evidence {}
}
