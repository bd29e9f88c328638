package org.chatrang.laws.mate;

import java.util.Arrays;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Plays lines in which both sides work towards the mate, each move the best by {@link WinnerScores} or {@link LoserScores}
 * and a little noise, and never back. A mate given at once is always seen. Finds mates only, proves nothing else; a line
 * costs a few microseconds.
 */
final class GuidedPlay {
    private static final int PLIES = 48;

    private final MoveGenerator generator = new MoveGenerator();
    private final MateInOne mateInOne = new MateInOne();
    private final WinnerScores winnerScores = new WinnerScores();
    private final LoserScores loserScores = new LoserScores();
    private final Noise noise = new Noise();
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];
    private final int[] scores = new int[MoveGenerator.MOST_MOVES];
    private final int[] played = new int[PLIES + 1];
    private final long[] undos = new long[PLIES + 1];
    private int length;
    private int nodes;
    private Board board;

    /**
     * Plays lines until one mates.
     *
     * @param start the position; afterwards as before
     * @param seed makes the noise
     * @return whether a line mated
     */
    boolean run(Board start, int winner, int lines, long seed) {
        board = start;
        nodes = 0;
        for (int line = 0; line < lines; line++) {
            noise.seed(seed + line);
            boolean mated = play(winner);
            for (int ply = length - 1; ply >= 0; ply--) {
                board.unmake(played[ply], undos[ply]);
            }
            if (mated) {
                return true;
            }
        }
        return false;
    }

    private boolean play(int winner) {
        length = 0;
        int size = generator.generate(board, moves);
        while (length < PLIES && size > 0) {
            nodes++;
            if (board.turn() == winner) {
                int mate = mateInOne.find(board, moves, size);
                nodes += mateInOne.takeTried();
                if (mate != 0) {
                    make(mate);
                    return true;
                }
                winnerScores.score(board, moves, size, scores, noise);
            } else {
                loserScores.score(board, moves, size, scores, noise);
            }
            size = playBest(size);
        }
        return false;
    }

    /** Plays the best move that leaves the opponent one, and generates theirs; 0 if no move does. */
    private int playBest(int size) {
        for (int left = size; left > 0; left--) {
            int best = 0;
            for (int i = 1; i < left; i++) {
                if (scores[i] > scores[best]) {
                    best = i;
                }
            }
            make(moves[best]);
            if (generator.count(board) > 0) {
                return generator.generate(board, moves);
            }
            length--;
            board.unmake(played[length], undos[length]);
            moves[best] = moves[left - 1];
            scores[best] = scores[left - 1];
        }
        return 0;
    }

    private void make(int move) {
        played[length] = move;
        undos[length] = board.make(move);
        length++;
    }

    /** The line that mated. */
    int[] line() {
        return Arrays.copyOf(played, length);
    }

    /** Positions visited by the last run. */
    int nodes() {
        return nodes;
    }
}
