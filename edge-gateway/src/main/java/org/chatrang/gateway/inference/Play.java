package org.chatrang.gateway.inference;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.ClockReading;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.Uci;

/**
 * The moves of a game: completed ones and those on the board that are not completed yet. Tells every change of either.
 *
 * <pre>
 *   on the board --withdrawn--> gone
 *        |  \--another move by the same hand--> on the board
 *        |
 *        `--press, the move after the next, quiet, end of the game--> completed
 * </pre>
 */
final class Play {
    private final Line line;
    private final Lifts lifts = new Lifts();
    private Chain pending;
    /** The last move that stood on the board with no other after it, and so was seen whole. */
    private Chain seenAlone;

    Play(Position start) {
        line = new Line(start);
        pending = Chain.none(0, start);
    }

    Line line() {
        return line;
    }

    Lifts lifts() {
        return lifts;
    }

    Chain pending() {
        return pending;
    }

    /** These are the moves on the board now. */
    void show(Chain chain, Events events) {
        int same = commonWith(chain);
        for (int n = pending.size() - 1; n >= Math.max(same, chain.size()); n--) {
            events.withdrawn(pending.ply(n));
        }
        for (int n = same; n < chain.size(); n++) {
            events.seen(chain.ply(n), chain.positions().get(n), chain.moves().get(n));
        }
        pending = chain;
        if (chain.size() == 1) {
            seenAlone = chain;
        }
        if (chain.isEmpty()) {
            line.cutTo(chain.base());
        }
    }

    private int commonWith(Chain chain) {
        if (chain.base() != pending.base()) {
            return 0;
        }
        int same = 0;
        while (same < Math.min(chain.size(), pending.size())
                && chain.moves().get(same).equals(pending.moves().get(same))) {
            same++;
        }
        return same;
    }

    /** None of the moves on the board counts. */
    void withdraw(Events events) {
        show(Chain.none(pending.base(), pending.positions().getFirst()), events);
    }

    /** A player who moves again has completed his move before (Article 6.2.1), and so has the other. */
    void completeAnswered(SensedBoard board, Events events) {
        while (pending.size() > 2) {
            complete(CompletedBy.NEXT_MOVE, null, events.at(), board, events);
        }
    }

    /**
     * Completes the first moves on the board, the last of them by that, the others by the move after them.
     *
     * @param board what the board shows, null if that is not what the last move led to
     */
    void complete(int count, CompletedBy by, ClockReading clock, SignalTime when, SensedBoard board, Events events) {
        for (int n = 1; n < count; n++) {
            complete(CompletedBy.NEXT_MOVE, null, when, board, events);
        }
        complete(by, clock, when, board, events);
    }

    private void complete(CompletedBy by, ClockReading clock, SignalTime when, SensedBoard board, Events events) {
        Move move = pending.moves().getFirst();
        Position before = pending.positions().getFirst();
        line.cutTo(pending.base());
        line.play(move);
        List<String> touched = pending.size() == 1
                ? lifts.take()
                : lifts.takeBefore(pending.moves().get(1).from(), pending.mover(1));
        MoveCompleted completed =
                new MoveCompleted(pending.ply(0), Uci.write(before, move), null, placement(board), clock, by, touched);
        events.completed(when, completed, San.write(before, move));
        pending = pending.rest();
    }

    /** What stood on the board after the first move, null if that was never seen without the next one. */
    private String placement(SensedBoard board) {
        if (pending.size() == 1) {
            return board == null ? null : board.placement();
        }
        boolean seen = seenAlone != null
                && seenAlone.base() == pending.base()
                && seenAlone.moves().getFirst().equals(pending.moves().getFirst());
        return seen ? line.last().board().placement() : null;
    }

    /** An illegal move was completed; from now on either it stands or the board shows that it was put right. */
    void completeIllegal(String uci, Press press, SensedBoard board, Optional<Position> position, Events events) {
        int ply = line.ply() + 1;
        MoveCompleted completed =
                new MoveCompleted(ply, uci, null, board.placement(), press.clock(), CompletedBy.PRESS, lifts.take());
        events.completed(press.at(), completed, null);
        line.stand(board, position);
        pending = Chain.none(line.ply(), line.position());
    }

    /** Something was done that is not understood; perhaps it stands. */
    void stand(SensedBoard board, Optional<Position> position, Events events) {
        withdraw(events);
        line.stand(board, position);
        pending = Chain.none(line.ply(), line.position());
        lifts.take();
    }

    /** The line was filled with what was recorded before; the game goes on from its end. */
    void begin() {
        pending = Chain.none(line.ply(), line.position());
    }

    /** The position last reached is shown again, after the game had been taken up earlier. */
    void comeBack(Events events) {
        withdraw(events);
        line.comeBack();
        pending = Chain.none(line.ply(), line.position());
        lifts.take();
    }

    /** The game is taken up again after an earlier ply. */
    void goBack(int ply) {
        line.goBack(ply);
        pending = Chain.none(ply, line.position());
        lifts.take();
    }

    /** Whose move it is when those on the board are completed. */
    Side toMove() {
        return side(pending.last().turn());
    }

    static Side side(Colour colour) {
        return colour == Colour.WHITE ? Side.WHITE : Side.BLACK;
    }

    static Colour colour(Side side) {
        return side == Side.WHITE ? Colour.WHITE : Colour.BLACK;
    }
}
