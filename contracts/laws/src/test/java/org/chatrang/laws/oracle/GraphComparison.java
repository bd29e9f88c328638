package org.chatrang.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;
import org.chatrang.laws.mate.ExactMating;
import org.chatrang.laws.mate.MateAnswer;

/**
 * Compares the engine with whole graphs: in a complete one every answer is known, in an unfinished one that a side can mate
 * where a mate was met.
 */
final class GraphComparison {
    private static final int MORE_OF_A_GRAPH = 12;

    private final int limit;
    private final int confirmation;
    private final RandomGenerator random;
    private final CanMateCheck engine;
    private final List<String> differences = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();
    private final List<String> unverified = new ArrayList<>();
    private int compared;
    private int complete;
    private int longest;
    private long mostNodes;

    /**
     * @param limit how many positions to search at most for one
     * @param confirmation how many more thoroughly, where the engine says that a side cannot mate
     */
    GraphComparison(ExactMating engine, int limit, int confirmation, RandomGenerator random) {
        this.confirmation = confirmation;
        this.engine = new CanMateCheck(engine);
        this.limit = limit;
        this.random = random;
    }

    /** Compares the position and some that can be reached from it, the farthest from mate among them. */
    void compare(Position position) {
        ReachableGraph graph = new ReachableGraph(position, limit);
        complete += graph.isComplete() ? 1 : 0;
        for (Colour side : Colour.values()) {
            compare(graph, 0, side);
            if (graph.size() > 1) {
                int farthest = farthest(graph, side);
                if (farthest > 0) {
                    compare(graph, farthest, side);
                }
                for (int i = 0; graph.isComplete() && i < MORE_OF_A_GRAPH; i++) {
                    compare(graph, random.nextInt(graph.size()), side);
                }
            }
        }
    }

    private void compare(ReachableGraph graph, int number, Colour side) {
        Position position = graph.position(number);
        int plies = graph.pliesToMate(number, side);
        compared++;
        longest = Math.max(longest, plies);
        MateAnswer answer;
        try {
            answer = engine.answer(position, side);
        } catch (AssertionError | RuntimeException fault) {
            difference(position, side, plies, fault.toString());
            return;
        }
        mostNodes = Math.max(mostNodes, answer.nodes());
        if (answer.chance() == Chance.UNKNOWN) {
            unknown.add(describe(position, side, plies, "UNKNOWN"));
        } else if (answer.chance() == Chance.CANNOT && plies != ReachableGraph.NO_MATE) {
            difference(position, side, plies, answer.chance() + " " + answer.proof());
        } else if (answer.chance() == Chance.CAN && plies == ReachableGraph.NO_MATE && graph.isComplete()) {
            difference(position, side, plies, answer.toString());
        } else if (answer.chance() == Chance.CANNOT
                && !graph.isComplete()
                && Long.bitCount(position.occupied(side)) > 1) {
            confirm(position, side, answer);
        }
    }

    private void confirm(Position position, Colour side, MateAnswer answer) {
        ReachableGraph graph = new ReachableGraph(position, confirmation, side);
        if (graph.hasMateBy(side)) {
            differences.add(position.fen() + " ; " + side + " ; CAN ; CANNOT " + answer.proof());
        } else if (!graph.isComplete()) {
            unverified.add(position.fen() + " ; " + side + " ; " + answer.proof());
        }
    }

    private void difference(Position position, Colour side, int plies, String ours) {
        differences.add(describe(position, side, plies, ours));
    }

    private static String describe(Position position, Colour side, int plies, String ours) {
        String expected = plies == ReachableGraph.NO_MATE ? "no mate met" : "mate in " + plies + " plies";
        return position.fen() + " ; " + side + " ; " + expected + " ; " + ours;
    }

    private static int farthest(ReachableGraph graph, Colour side) {
        int farthest = 0;
        for (int number = 1; number < graph.size(); number++) {
            if (graph.pliesToMate(number, side) > graph.pliesToMate(farthest, side)) {
                farthest = number;
            }
        }
        return farthest;
    }

    List<String> differences() {
        return differences;
    }

    /** Questions that the engine gave up. */
    List<String> unknown() {
        return unknown;
    }

    /** Answers that a side cannot mate which the unfinished search neither confirms nor refutes. */
    List<String> unverified() {
        return unverified;
    }

    int compared() {
        return compared;
    }

    @Override
    public String toString() {
        return compared + " answers compared, " + complete + " graphs complete, longest way to mate " + longest
                + " plies, most " + mostNodes + " nodes, " + unknown.size() + " given up, " + unverified.size()
                + " not confirmed, " + differences.size() + " differences";
    }
}
