package org.chatrang.gateway.inference;

import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Move;

/** Explains what the board shows by the fewest moves after those completed. */
final class Reading {
    /** While the clock stands nothing is completed; nobody looks at more moves than this. */
    private static final int LONGEST = 20;

    private final Line line;
    private final Chain pending;
    private final SensedBoard shown;
    private final boolean sure;

    private Reading(Line line, Chain pending, SensedBoard shown, boolean sure) {
        this.line = line;
        this.pending = pending;
        this.shown = shown;
        this.sure = sure;
    }

    /**
     * The moves on the board, empty if no legal ones lead to it. Of one move it does not matter whether others were on the board
     * before; of two, those that were are believed.
     *
     * @param sure whether all squares are shown rightly: if not, two moves may explain what one move and a wrong square are
     */
    static Optional<Chain> of(Line line, Chain pending, SensedBoard shown, boolean sure) {
        return new Reading(line, pending, shown, sure).read();
    }

    private Optional<Chain> read() {
        Optional<Chain> chain = none().or(this::asBefore).or(this::one);
        if (pending.size() >= LONGEST) {
            return chain;
        }
        chain = chain.or(this::oneMore);
        return sure ? chain.or(this::two) : chain;
    }

    private Optional<Chain> none() {
        if (line.last().board().equals(shown)) {
            return Optional.of(Chain.none(line.ply(), line.position(), shown));
        }
        return line.bases().stream()
                .filter(ply -> line.after(ply).board().equals(shown))
                .findFirst()
                .map(this::start);
    }

    private Optional<Chain> asBefore() {
        for (int count = pending.size(); count > 0; count--) {
            Chain chain = pending.first(count);
            if (chain.board().equals(shown)) {
                return Optional.of(chain);
            }
        }
        return Optional.empty();
    }

    private Optional<Chain> one() {
        return line.bases().stream().flatMap(ply -> next(start(ply)).stream()).findFirst();
    }

    private Optional<Chain> oneMore() {
        for (int count = 1; count <= pending.size(); count++) {
            Optional<Chain> chain = next(pending.first(count));
            if (chain.isPresent()) {
                return chain;
            }
        }
        return Optional.empty();
    }

    private Optional<Chain> two() {
        Optional<Move> before = pending.isEmpty()
                ? Optional.empty()
                : Optional.of(pending.moves().getFirst());
        for (int ply : line.bases()) {
            Chain start = start(ply);
            List<Move> moves = Matching.two(
                    start.last(), line.after(ply).board(), shown, before.filter(move -> pending.base() == ply));
            if (!moves.isEmpty()) {
                return Optional.of(start.then(moves));
            }
        }
        return Optional.empty();
    }

    private Optional<Chain> next(Chain chain) {
        return Matching.one(chain.last(), chain.board(), shown).map(chain::then);
    }

    private Chain start(int ply) {
        return Chain.none(ply, line.after(ply).position(), line.after(ply).board());
    }
}
