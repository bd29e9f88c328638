package org.chatrang.gateway.serial;

import java.io.IOException;
import java.util.List;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.Lines;

/** DGT boards, each on a line of its own. A line that is cut is opened again as soon as it is there. */
public final class SerialDriver implements Driver {
    private final List<SerialBoard> boards;
    private final Lines lines = new Lines(name());

    public SerialDriver(List<SerialBoard> boards) {
        this.boards = List.copyOf(boards);
    }

    @Override
    public String name() {
        return "serial";
    }

    @Override
    public void start(BoardRecorder recorder) {
        boards.forEach(board -> lines.add(board.name(), line -> watch(board, line, recorder)));
    }

    private void watch(SerialBoard board, Lines.Line line, BoardRecorder recorder)
            throws IOException, InterruptedException {
        BoardSession.Boards boards = name -> {
            line.works();
            return recorder.sink(name(), name);
        };
        try (ByteLink link = ByteLink.open(board.address(), recorder.clock().tick())) {
            BoardSession session = new BoardSession(link, board, boards, recorder.clock());
            try {
                session.run();
            } catch (IOException e) {
                session.lost(e.getMessage());
                throw e;
            }
        }
    }

    @Override
    public void stop() throws InterruptedException {
        lines.stop();
    }

    @Override
    public DriverHealth health() {
        return lines.health();
    }
}
