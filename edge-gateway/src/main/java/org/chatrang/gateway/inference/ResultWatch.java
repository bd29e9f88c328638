package org.chatrang.gateway.inference;

import java.time.Duration;
import java.util.Optional;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;

/**
 * Waits until a result shown on the board has stood long enough to be meant. Kings that were both lifted are meant at once
 * where nothing is to be waited for; a king that may only pass by is not.
 */
final class ResultWatch {
    private static final Duration PASSING_BY = Duration.ofSeconds(2);

    private final Duration hold;
    private ResultGesture waiting;
    private SignalTime since;
    private ResultGesture told;

    ResultWatch(Duration hold, ResultGesture told) {
        this.hold = hold;
        this.told = told;
    }

    /** Whether the board shows the result that was told last. */
    boolean isTold(SensedBoard board) {
        return told != null && ResultOnBoard.of(board).filter(told::equals).isPresent();
    }

    /** The game is on, or another one. */
    void nothing() {
        waiting = null;
        told = null;
    }

    /** The result when it has become certain; each time once. */
    Optional<ResultGesture> shown(SensedBoard board, boolean bothKingsLifted, SignalTime at) {
        Optional<ResultGesture> now = ResultOnBoard.of(board);
        if (now.isEmpty() || now.get().equals(told)) {
            waiting = null;
            return Optional.empty();
        }
        if (!now.get().equals(waiting)) {
            waiting = now.get();
            since = at;
        }
        boolean meant = bothKingsLifted || !ResultOnBoard.kingsInCentre(board);
        Duration wait = meant || hold.compareTo(PASSING_BY) > 0 ? hold : PASSING_BY;
        if (at.since(since).compareTo(wait) < 0) {
            return Optional.empty();
        }
        told = waiting;
        return now;
    }
}
