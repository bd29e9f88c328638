package org.chatrang.gateway.serial;

import java.util.List;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.driver.BoardRecorder;

/** DGT boards, each on a line of its own. */
public final class SerialDriver extends LineDriver {
    private final List<SerialBoard> boards;

    public SerialDriver(List<SerialBoard> boards) {
        super("serial");
        this.boards = List.copyOf(boards);
    }

    @Override
    public void start(BoardRecorder recorder) {
        SignalClock clock = recorder.clock();
        boards.forEach(board -> keep(
                board.name(),
                board.address(),
                clock.tick(),
                recorder,
                (link, sinks) -> new BoardSession(link, board, sinks, clock)));
    }
}
