package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.signal.BoardEvent;

/** What a recording tells. */
record RecordedGame(BoardLog.Summary summary, List<BoardEvent> events) {
    static RecordedGame of(byte[] recording) {
        List<BoardEvent> events = new ArrayList<>();
        BoardLog.Summary summary = BoardLog.read(recording, GameOnBoard.usual(), events::add);
        return new RecordedGame(summary, events);
    }

    /** The same in pieces, as a recorder reads them. */
    static RecordedGame ofReads(List<byte[]> reads) {
        List<BoardEvent> events = new ArrayList<>();
        BoardLog log = new BoardLog(GameOnBoard.usual(), (board, event) -> events.add(event));
        reads.forEach(read -> log.accept(read, 0, read.length));
        return new RecordedGame(log.end(), events);
    }

    /** The only board of it. */
    BoardSummary board() {
        assertEquals(1, summary.boards().size());
        return summary.boards().getFirst();
    }

    <F extends GameFact> List<F> facts(Class<F> type) {
        return events.stream()
                .flatMap(event -> event instanceof BoardEvent.Observed seen ? Stream.of(seen.fact()) : Stream.empty())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    /** What was said of that fact. */
    String note(GameFact fact) {
        return events.stream()
                .filter(event -> event instanceof BoardEvent.Observed seen && seen.fact() == fact)
                .map(event -> ((BoardEvent.Observed) event).note())
                .findFirst()
                .orElseThrow();
    }

    List<String> moves() {
        return facts(MoveCompleted.class).stream().map(MoveCompleted::uci).toList();
    }

    /** The moves in standard notation. */
    List<String> san() {
        return events.stream()
                .filter(event -> event instanceof BoardEvent.Observed seen && seen.fact() instanceof MoveCompleted)
                .map(event -> ((BoardEvent.Observed) event).san())
                .toList();
    }
}
