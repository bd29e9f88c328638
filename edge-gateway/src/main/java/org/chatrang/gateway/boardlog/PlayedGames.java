package org.chatrang.gateway.boardlog;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.signal.BoardEvent;

/** Keeps count of the games told. */
final class PlayedGames {
    private final List<PlayedGame> before = new ArrayList<>();
    private int halfMoves;
    private GameResult shown;
    private boolean fromStart = true;

    void told(BoardEvent event) {
        switch (event) {
            case BoardEvent.Observed observed -> {
                switch (observed.fact()) {
                    case MoveCompleted move -> halfMoves = move.ply();
                    case ResultGesture gesture -> shown = gesture.result();
                    default -> {}
                }
            }
            case BoardEvent.GameSetUp setUp -> next(true);
        }
    }

    /** Half-moves are numbered from 1 again: another game, or a game in its middle. */
    void next(boolean begins) {
        if (halfMoves > 0 || shown != null) {
            before.add(new PlayedGame(halfMoves, shown, fromStart));
        }
        halfMoves = 0;
        shown = null;
        fromStart = begins;
    }

    /** Whether the result of the game was shown. */
    boolean isOver() {
        return shown != null;
    }

    /** All games; one without a half-move only if it is the only one. */
    List<PlayedGame> all() {
        List<PlayedGame> all = new ArrayList<>(before);
        if (all.isEmpty() || halfMoves > 0 || shown != null) {
            all.add(new PlayedGame(halfMoves, shown, fromStart));
        }
        return all;
    }
}
