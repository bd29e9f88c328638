package org.chatrang.gateway.boardlog;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.inference.BoardInference;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.inference.InferenceSettings;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.BoardView;
import org.chatrang.gateway.signal.SignalTime;

/** One way to read a recording: as a game that begins somewhere. What it tells is kept until it is believed. */
final class Candidate {
    /** So many legal moves are convincing without a press, or where not everything is understood. */
    private static final int MANY = 8;
    /** So many at least are no chance if nothing else was heard. */
    private static final int FEW = 4;

    private final BoardInference inference;
    private final List<BoardEvent> held = new ArrayList<>();
    private int seen;
    private int completed;
    private int unexplained;
    private boolean pressed;

    Candidate(GameOnBoard game) {
        inference = BoardInference.of(game, InferenceSettings.untimed());
    }

    void on(BoardSignal signal) {
        for (BoardEvent event : inference.on(signal)) {
            if (!(signal instanceof BoardSignal.Corrupt corrupt) || !isHeld(corrupt.text())) {
                hold(event);
            }
        }
    }

    /** What is wrong with the recording is told of each place; inference would tell of the first once more. */
    private boolean isHeld(String fault) {
        return !held.isEmpty()
                && held.getLast() instanceof BoardEvent.Observed observed
                && observed.fact() instanceof BoardFault(var kind, String text)
                && text.equals(fault);
    }

    void end(SignalTime at) {
        on(new BoardSignal.TimePassed(at));
        inference.end(at).forEach(this::hold);
    }

    /**
     * Something was not recorded.
     *
     * @param reason how that is known
     */
    void missed(SignalTime at, String reason) {
        on(new BoardSignal.ConnectionLost(at, reason));
        on(new BoardSignal.ConnectionRestored(at));
    }

    /** That still holds; it is told already. */
    void missedStill(SignalTime at) {
        inference.on(new BoardSignal.ConnectionLost(at, ""));
        inference.on(new BoardSignal.ConnectionRestored(at));
    }

    /** Keeps what is told besides. */
    void hold(BoardEvent event) {
        held.add(event);
        if (event instanceof BoardEvent.Observed observed && observed.san() != null) {
            switch (observed.fact()) {
                case MoveSeen move -> seen++;
                case MoveCompleted move -> {
                    completed++;
                    pressed |= move.completedBy() == MoveCompleted.CompletedBy.PRESS;
                }
                default -> {}
            }
        }
        unexplained += isUnexplained(event) ? 1 : 0;
    }

    /** From now on only what comes speaks for it. */
    void doubt() {
        seen = 0;
        completed = 0;
        unexplained = 0;
        pressed = false;
    }

    /** Whether legal moves were made as players make them. */
    boolean convinces() {
        return pressed && unexplained == 0 || completed >= MANY;
    }

    /** Whether all that was heard are the moves of a game. */
    boolean fits() {
        return pressed && completed >= FEW && unexplained == 0;
    }

    /** What speaks against it: how often the board showed what no legal play leads to. */
    int unexplained() {
        return unexplained;
    }

    private static boolean isUnexplained(BoardEvent event) {
        return event instanceof BoardEvent.Observed observed
                && (observed.fact() instanceof PlacementSeen
                        || observed.fact() instanceof MoveCompleted && observed.san() == null);
    }

    /** How many legal moves were completed. */
    int completed() {
        return completed;
    }

    /** How much speaks for it at the end, 0 if nothing does. */
    int moves() {
        return seen + completed;
    }

    /** What it told since it was asked last. */
    List<BoardEvent> take() {
        List<BoardEvent> told = List.copyOf(held);
        held.clear();
        return told;
    }

    /** How much is kept. */
    int held() {
        return held.size();
    }

    BoardView view() {
        return inference.view();
    }
}
