package org.chatrang.gateway.boardlog;

import java.util.List;
import java.util.function.Consumer;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.dgt.BusSignals;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.DgtSignals;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.signal.BoardEvent;

/** One of the boards whose messages are in a recording; on a line that is no bus there is only one. */
final class RecordedBoard {
    /** What waits for rest when the recording ends has had it after this time. */
    private static final long AFTER_THE_END = 10_000;

    private final RecordedTime time = new RecordedTime();
    private final BusSignals bus = new BusSignals();
    private final RecordedGames games;
    private long from;
    private boolean ownLog;

    RecordedBoard(GameOnBoard game, Consumer<BoardEvent> events) {
        games = new RecordedGames(game, events);
    }

    /** The board has sent that, as the message with that number. */
    void message(DgtMessage message, long number) {
        if (message instanceof DgtMessage.EepromMoves(var records)) {
            ownLog(records);
        }
        DgtSignals.of(message, time.at(message)).ifPresent(games::on);
        seen(number);
    }

    /** The board has sent that on a bus. */
    void message(BusMessage message, long number) {
        switch (message) {
            case BusMessage.Clock clock -> time.at(clock.shown());
            case BusMessage.FromStart start -> ownLog(start.records());
            default -> {}
        }
        bus.of(message, time.now(0)).forEach(games::on);
        seen(number);
    }

    private void ownLog(List<EepromRecord> records) {
        ownLog = true;
        games.ownLog(org.chatrang.gateway.serial.BoardLog.lastGame(records, time.now(0)));
    }

    private void seen(long number) {
        if (from == 0 && games.isKnown()) {
            from = number;
        }
    }

    /** A part of the recording cannot be read. */
    void unreadable(String text) {
        games.unreadable(time.now(0), text);
    }

    void end() {
        games.end(time.now(AFTER_THE_END));
    }

    BoardSummary summary(String name) {
        return new BoardSummary(name, from, games.changesBefore(), ownLog, games.played(), games.view());
    }
}
