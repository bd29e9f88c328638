package org.chatrang.gateway.boardlog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.serial.FirstPosition;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;

/** The games that may be going on where the board shows no first position, until moves tell which of them is. */
final class Rivals {
    private static final int MOST = 6;

    private final List<Rival> rivals = new ArrayList<>();

    /**
     * One of them.
     *
     * @param at when the board showed its first position
     * @param before how much had been told by then
     */
    record Rival(Candidate candidate, GameOnBoard game, SignalTime at, int before) {
        String placement() {
            return field(0);
        }

        /** Whether that is a first position. */
        boolean isFirst() {
            return FirstPosition.is(SensedBoard.ofPlacement(placement()));
        }

        /** In words. */
        String text() {
            return (field(1).equals("w") ? "White" : "Black") + " to move, half-moves are numbered from here, board "
                    + (game.rotated() ? "turned" : "not turned");
        }

        private String field(int number) {
            return game.startFen().split(" ")[number];
        }
    }

    /**
     * A game may be going on from the board as it is.
     *
     * @param turned whether the connector is at White's right hand, null if that is not known
     * @param clock what the clock showed last, null if it did not
     */
    void add(BoardSignal.Placement shown, Boolean turned, BoardSignal.ClockShown clock, int before) {
        SensedBoard raw = shown.board();
        for (GameOnBoard game : MidGame.of(raw, turned)) {
            Candidate candidate = new Candidate(game);
            if (clock != null) {
                candidate.on(clock);
            }
            candidate.on(shown);
            candidate.take();
            rivals.add(new Rival(candidate, game, shown.at(), before));
        }
        while (rivals.size() > MOST) {
            rivals.removeFirst();
        }
    }

    void on(BoardSignal signal) {
        rivals.forEach(rival -> rival.candidate().on(signal));
    }

    void hold(BoardEvent event) {
        rivals.forEach(rival -> rival.candidate().hold(event));
    }

    void end(SignalTime at) {
        rivals.forEach(rival -> rival.candidate().end(at));
    }

    boolean isEmpty() {
        return rivals.isEmpty();
    }

    void clear() {
        rivals.clear();
    }

    /**
     * The one in which players move and press, in which the board shows the least that nothing explains, and which has the
     * most moves.
     *
     * @param limit what speaks against it must be less than this
     */
    Optional<Rival> convincing(int limit) {
        return rivals.stream()
                .filter(rival -> rival.candidate().convinces())
                .filter(rival -> rival.candidate().unexplained() < limit)
                .min(Comparator.<Rival>comparingInt(rival -> rival.candidate().unexplained())
                        .thenComparingInt(rival -> -rival.candidate().completed()));
    }

    /** The one with the most moves, empty if none has any. */
    Optional<Rival> best() {
        return rivals.stream()
                .filter(rival -> rival.candidate().moves() > 0)
                .max(Comparator.comparingInt(rival -> rival.candidate().moves()));
    }
}
