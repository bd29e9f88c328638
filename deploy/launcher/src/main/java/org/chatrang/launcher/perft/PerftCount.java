package org.chatrang.launcher.perft;

import java.util.List;
import java.util.function.ObjLongConsumer;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.Move;
import org.chatrang.laws.Perft;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;

/** Counts move by move from the root, so that progress can be shown. */
record PerftCount(Position position, int depth, Progress progress) {
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** {@code each} hears the count of every first move. */
    PerftReport run(ObjLongConsumer<String> each) {
        long start = System.nanoTime();
        long nodes = depth == 0 ? 1 : sum(each);
        long millis = (System.nanoTime() - start) / NANOS_PER_MILLI;
        progress.clear();
        return new PerftReport(position.fen(), depth, nodes, millis);
    }

    private long sum(ObjLongConsumer<String> each) {
        List<Move> moves = position.legalMoves();
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            String move = Uci.write(position, moves.get(i));
            progress.passing("perft " + depth + ": " + move + ", first move " + (i + 1) + " of " + moves.size() + ", "
                    + sum + " nodes so far");
            long nodes = Perft.count(position.play(moves.get(i)), depth - 1);
            progress.clear();
            each.accept(move, nodes);
            sum += nodes;
        }
        return sum;
    }
}
