package org.chatrang.laws.mate;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.BareMaterial;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.Move;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * Decides exactly whether a side can still mate by any series of legal moves. Reusable, not safe for use by several threads:
 * one instance a thread. The budget is counted in positions visited, never in time, so the same position and budget always
 * get the same answer.
 */
public final class ExactMating implements MatingChances {
    /** Positions visited before a judge gives up. */
    public static final long DEFAULT_NODES = 4_000_000;

    private final long maxNodes;
    static int TRIES = Integer.getInteger("tries", 8);
    private final GuidedPlay guided = new GuidedPlay();
    static int FIRST = 3000;
    private final BishopClouds clouds = new BishopClouds();
    private final MatingChances material = new BareMaterial();
    private final LockedStructure locked = new LockedStructure();
    private final BestFirstSearch search = new BestFirstSearch(locked, guided);

    /** With the budget of a judge. */
    public ExactMating() {
        this(DEFAULT_NODES);
    }

    /** @param maxNodes positions to visit at most for one question */
    public ExactMating(long maxNodes) {
        this.maxNodes = maxNodes;
    }

    /** Whether that side can still mate the other from the position, with the line that does. */
    public MateAnswer search(Position position, Colour side) {
        Answer answer = material.canMate(position, side);
        if (answer.chance() != Chance.UNKNOWN) {
            return new MateAnswer(answer.chance(), answer.proof(), List.of(), 1);
        }
        Board board = position.copyBoard();
        int winner = side.ordinal();
        if (guided.run(board, winner, TRIES, 0)) {
            return new MateAnswer(Chance.CAN, Proof.HELPMATE, moves(guided.line()), guided.nodes());
        }
        if (locked.provesNoMate(board, winner)) {
            return new MateAnswer(Chance.CANNOT, Proof.LOCKED, List.of(), 1);
        }
        BestFirstSearch.Outcome outcome = search.run(board, winner, Math.min(maxNodes, FIRST));
        if (outcome == BestFirstSearch.Outcome.OUT_OF_NODES && maxNodes > FIRST) {
            Board again = position.copyBoard();
            locked.provesNoMate(again, winner, true);
            if (clouds.provesNoMate(again, winner, locked)) {
                return new MateAnswer(Chance.CANNOT, Proof.EXHAUSTED, List.of(), search.visitedPositions() + clouds.nodes());
            }
            outcome = search.run(position.copyBoard(), winner, maxNodes);
        }
        long nodes = search.visitedPositions();
        return switch (outcome) {
            case MATE -> new MateAnswer(Chance.CAN, Proof.HELPMATE, moves(search.line()), nodes);
            case EXHAUSTED ->
                new MateAnswer(Chance.CANNOT, search.branched() ? Proof.EXHAUSTED : Proof.FORCED, List.of(), nodes);
            case OUT_OF_NODES -> new MateAnswer(Chance.UNKNOWN, Proof.NONE, List.of(), nodes);
        };
    }

    private static List<Move> moves(int[] codes) {
        List<Move> moves = new ArrayList<>();
        for (int code : codes) {
            int promotion = Codes.promotion(code);
            moves.add(new Move(
                    Codes.from(code),
                    Codes.to(code),
                    promotion == 0 ? null : PieceType.values()[promotion],
                    Move.Kind.values()[Codes.kind(code)]));
        }
        return moves;
    }

    @Override
    public Answer canMate(Position position, Colour side) {
        return search(position, side).answer();
    }
}
