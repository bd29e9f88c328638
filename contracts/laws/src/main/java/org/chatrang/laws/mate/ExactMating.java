package org.chatrang.laws.mate;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.Move;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Decides exactly whether a side can still mate by any series of legal moves. Reusable, not safe for use by several threads:
 * one instance a thread. The budget is counted in positions visited, never in time, so the same position and budget always
 * get the same answer; and positions are compared in full, so no coincidence of hashes makes an answer wrong.
 *
 * <p>In this order, each step far cheaper than the next:
 *
 * <ol>
 *   <li>mate or stalemate on the board, and men with which no mate is possible: {@link Material};
 *   <li>a few lines in which both sides play towards mate: {@link GuidedPlay}, which settles nearly every position of real
 *       games;
 *   <li>what every man could ever reach leaves no mate: {@link LockedStructure};
 *   <li>mates in a corner by a minor piece, chosen first and then played for: {@link PictureSearch};
 *   <li>a first part of the search through all positions: {@link BestFirstSearch};
 *   <li>the same question for easier games in which some men count as a cloud: {@link Clouds};
 *   <li>these two in turns, more of each, and in the end the whole search.
 * </ol>
 *
 * <p>The question, and that it can be decided in practice by search joined with a static argument, come from M. Ambrona, "A
 * Practical Algorithm for Chess Unwinnability" (FUN 2022, LIPIcs 226, 2:1 to 2:20).
 */
public final class ExactMating implements MatingChances {
    /**
     * Positions visited before the question is given up; some 75 bytes of memory go with each. All but a handful of composed
     * problems need less than a hundredth.
     */
    public static final long DEFAULT_NODES = 16_000_000;

    /** Enough for everything but composed problems, at 15 megabytes and less than a second: for who must not wait. */
    public static final long QUICK_NODES = 200_000;

    /** Lines played before anything else is tried. */
    private static final int GUIDED_LINES = 8;
    /** Positions visited by the search before clouds are tried, and before they are tried again, more thoroughly. */
    private static final int[] SEARCH_PARTS = {3_000, 10_000, 50_000, 200_000};
    /** Positions then visited for each choice of a cloud. */
    private static final int[] CLOUD_ROOMS = {500, 5_000, 15_000, 60_000};
    /** Positions visited each time with all clouds together, and never more than the budget. */
    private static final long CLOUD_NODES = 400_000;
    /** Positions visited for each of the mates in a corner that are tried, in one round after the other. */
    private static final int[] PICTURE_NODES = {300, 1_200, 5_000};

    private static final PieceType[] TYPES = PieceType.values();
    private static final Move.Kind[] KINDS = Move.Kind.values();

    private final long maxNodes;
    private final MoveGenerator generator = new MoveGenerator();
    private final GuidedPlay guided = new GuidedPlay();
    private final LockedStructure locked = new LockedStructure();
    private final Clouds clouds = new Clouds();
    private final PictureSearch pictures = new PictureSearch();
    private final ShortCuts shortCuts = new ShortCuts();
    private final BestFirstSearch search = new BestFirstSearch(locked, guided);

    /** With {@link #DEFAULT_NODES}. */
    public ExactMating() {
        this(DEFAULT_NODES);
    }

    /**
     * @param maxNodes positions to visit at most for one question, give or take the last one's replies; those visited with
     *     clouds count apart, and are never more than 1.6 million
     * @throws IllegalArgumentException if it is negative
     */
    public ExactMating(long maxNodes) {
        if (maxNodes < 0) {
            throw new IllegalArgumentException("budget of " + maxNodes + " positions is negative: use 0 or more");
        }
        this.maxNodes = maxNodes;
    }

    /** Whether that side can still mate the other from the position, with the line that does. */
    public MateAnswer search(Position position, Colour side) {
        Board board = position.copyBoard();
        int winner = side.ordinal();
        if (generator.count(board) == 0) {
            boolean mates = board.checkers() != 0 && board.turn() != winner;
            return answer(mates ? Chance.CAN : Chance.CANNOT, Proof.GAME_OVER, 1);
        }
        if (Material.cannotMate(board, winner)) {
            return answer(Chance.CANNOT, Proof.BARE_MATERIAL, 1);
        }
        if (maxNodes == 0) {
            return answer(Chance.UNKNOWN, Proof.NONE, 0);
        }
        if (guided.run(board, winner, GUIDED_LINES, 0)) {
            return new MateAnswer(Chance.CAN, Proof.HELPMATE, moves(guided.line()), guided.nodes());
        }
        if (locked.provesNoMate(board, winner)) {
            return answer(Chance.CANNOT, Proof.LOCKED, guided.nodes());
        }
        int spent = 0;
        if (PictureSearch.isMeantFor(board, winner)) {
            if (pictures.run(board, winner, maxNodes / 2, PICTURE_NODES)) {
                return mates(position, pictures.line(), pictures.nodes());
            }
            spent = pictures.nodes();
        }
        return searchAll(position, winner, spent);
    }

    private MateAnswer searchAll(Position position, int winner, int spent) {
        long left = Math.max(1, maxNodes - spent);
        search.start(position.copyBoard(), winner);
        for (int i = 0; i < SEARCH_PARTS.length && SEARCH_PARTS[i] < left; i++) {
            BestFirstSearch.Outcome outcome = search.run(SEARCH_PARTS[i]);
            if (outcome != BestFirstSearch.Outcome.OUT_OF_NODES) {
                return conclude(position, outcome, spent);
            }
            if (clouds.provesNoMate(position.copyBoard(), winner, CLOUD_ROOMS[i], Math.min(left, CLOUD_NODES))) {
                return answer(Chance.CANNOT, Proof.EXHAUSTED, spent + search.visitedPositions() + clouds.nodes());
            }
        }
        return conclude(position, search.run(left), spent);
    }

    private MateAnswer conclude(Position position, BestFirstSearch.Outcome outcome, int spent) {
        int nodes = spent + search.visitedPositions();
        return switch (outcome) {
            case MATE -> mates(position, search.line(), nodes);
            case EXHAUSTED -> answer(Chance.CANNOT, search.branched() ? Proof.EXHAUSTED : Proof.FORCED, nodes);
            case OUT_OF_NODES -> answer(Chance.UNKNOWN, Proof.NONE, nodes);
        };
    }

    private MateAnswer mates(Position position, int[] line, int nodes) {
        int[] shortened = shortCuts.shorten(position.copyBoard(), line);
        return new MateAnswer(Chance.CAN, Proof.HELPMATE, moves(shortened), nodes);
    }

    private static MateAnswer answer(Chance chance, Proof proof, long nodes) {
        return new MateAnswer(chance, proof, List.of(), nodes);
    }

    private static List<Move> moves(int[] codes) {
        List<Move> moves = new ArrayList<>(codes.length);
        for (int code : codes) {
            int promotion = Codes.promotion(code);
            PieceType type = promotion == 0 ? null : TYPES[promotion];
            moves.add(new Move(Codes.from(code), Codes.to(code), type, KINDS[Codes.kind(code)]));
        }
        return moves;
    }

    @Override
    public Answer canMate(Position position, Colour side) {
        return search(position, side).answer();
    }
}
