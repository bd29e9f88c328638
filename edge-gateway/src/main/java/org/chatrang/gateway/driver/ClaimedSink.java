package org.chatrang.gateway.driver;

import java.util.List;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.signal.BoardSignal;

/**
 * One source's way to a board: open as long as no other source is listened to. A lost connection gives the board free. For
 * one thread.
 */
final class ClaimedSink implements SignalSink {
    private final BoardClaims claims;
    private final String board;
    private final String source;
    private final SignalSink watch;
    private final SignalClock clock;
    private boolean unheard;

    ClaimedSink(BoardClaims claims, String board, String source, SignalSink watch, SignalClock clock) {
        this.claims = claims;
        this.board = board;
        this.source = source;
        this.watch = watch;
        this.clock = clock;
    }

    @Override
    public void signal(BoardSignal signal) throws InterruptedException {
        if (signal instanceof BoardSignal.ConnectionLost) {
            if (!claims.isAnothers(board, source)) {
                watch.signal(signal);
            }
            claims.release(board, source);
        } else if (open()) {
            watch.signal(signal);
        }
    }

    @Override
    public void past(List<List<BoardSignal>> games) throws InterruptedException {
        if (open()) {
            watch.past(games);
        }
    }

    private boolean open() throws InterruptedException {
        boolean mine = claims.claim(board, source);
        if (mine && unheard) {
            watch.signal(new BoardSignal.ConnectionRestored(clock.now()));
        }
        unheard = !mine;
        return mine;
    }
}
