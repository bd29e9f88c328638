package org.chatrang.gateway.boardlog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.chatrang.gateway.dgt.BusDecoder;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.dgt.DgtDecoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.signal.BoardEvent;

/**
 * Decodes a recorded serial stream, as it comes, and tells what happened on the board, or on each of the boards if it is one of
 * bus mode. Same recording, same events, however it is cut into pieces. For one thread at a time.
 *
 * <pre>
 *   neither mode --a message of a board alone--> single board
 *        `--a message that boards send only on a bus, its sum right--> bus
 * </pre>
 */
public final class BoardLog {
    private final GameOnBoard game;
    private final Listener events;
    private final RecordedBytes bytes;
    private final DgtDecoder decoder = new DgtDecoder(this::message);
    private final BusDecoder busDecoder = new BusDecoder(this::message);
    private final RecordedBoard single;
    private final Map<Integer, RecordedBoard> onBus = new LinkedHashMap<>();
    /** What is told before a message of a board came; perhaps none ever does. */
    private final List<BoardEvent> early = new ArrayList<>();

    private Mode mode = Mode.NOT_KNOWN;
    private long messages;
    private long known;
    private long damaged;
    private int unreadable;
    private String firstUnreadable;
    /** The line in which the recording ended, 0 before its end or if it did not end in a line. */
    private int cutLine;

    /** Hears what happened. */
    public interface Listener {
        /**
         * Something happened.
         *
         * @param board the board's number on the bus, null on a line that is no bus
         */
        void told(String board, BoardEvent event);
    }

    private enum Mode {
        NOT_KNOWN,
        SINGLE,
        BUS
    }

    /**
     * Begins to read.
     *
     * @param game what is known of the game; if that is nothing, recordings that begin in the middle of one are read, too
     * @param events hears each event as soon as it is certain
     */
    public BoardLog(GameOnBoard game, Listener events) {
        this.game = game;
        this.events = events;
        single = new RecordedBoard(game, this::tell);
        bytes = new RecordedBytes(new RecordedBytes.Content() {
            @Override
            public void bytes(byte[] read, int offset, int count) {
                decode(read, offset, count);
            }

            @Override
            public void unreadable(int lines, String text) {
                decoder.end();
                busDecoder.end();
                lines(lines, text);
            }
        });
    }

    /**
     * What a recording had in it.
     *
     * @param messages whole messages
     * @param known those of them that boards are known to send
     * @param damaged messages broken off, and bytes that belong to none, counted each time in a row
     * @param unreadable lines that are no base64
     * @param firstUnreadable what is wrong with the first of them, null if there is none
     * @param boards the boards, more than one only on a bus
     */
    public record Summary(
            long messages,
            long known,
            long damaged,
            int unreadable,
            String firstUnreadable,
            List<BoardSummary> boards) {
        public Summary {
            boards = List.copyOf(boards);
        }

        /** Whether it is a recording of a board: chance makes some messages out of anything that is long enough. */
        public boolean isOfABoard() {
            return known > damaged || boards.stream().anyMatch(board -> board.from() > 0);
        }
    }

    /**
     * Reads a whole recording.
     *
     * @param recording raw bytes, or base64 with one read a line
     * @param game what is known of the game
     * @param events hears each event as it is found
     */
    public static Summary read(byte[] recording, GameOnBoard game, Consumer<BoardEvent> events) {
        BoardLog log = new BoardLog(game, (board, event) -> events.accept(event));
        log.accept(recording, 0, recording.length);
        return log.end();
    }

    /** Takes the next bytes of the recording, a part of the array. */
    public void accept(byte[] recording, int offset, int count) {
        bytes.accept(recording, offset, count);
    }

    /** The recording has ended. */
    public Summary end() {
        bytes.end();
        cutLine = known > 0 ? bytes.cutLine() : 0;
        decoder.end();
        busDecoder.end();
        List<BoardSummary> boards = new ArrayList<>();
        if (mode == Mode.BUS) {
            onBus.forEach((address, board) -> {
                board.end();
                boards.add(board.summary(name(address)));
            });
        } else {
            single.end();
            boards.add(single.summary(null));
        }
        return new Summary(messages, known, damaged, unreadable, firstUnreadable, boards);
    }

    /** As long as the mode is not known both ways are tried, byte by byte. */
    private void decode(byte[] read, int offset, int count) {
        int at = offset;
        for (; at < offset + count && mode == Mode.NOT_KNOWN; at++) {
            decoder.accept(read, at, 1);
            busDecoder.accept(read, at, 1);
        }
        if (mode == Mode.BUS) {
            busDecoder.accept(read, at, offset + count - at);
        } else {
            decoder.accept(read, at, offset + count - at);
        }
    }

    private void message(DgtMessage message) {
        if (mode == Mode.BUS) {
            return;
        }
        switch (message) {
            case DgtMessage.Damaged(String text)
            when cutLine > 0 -> {
                lines(1, "line " + cutLine + " is cut off: " + text);
                return;
            }
            case DgtMessage.Damaged broken -> damaged++;
            case DgtMessage.Unknown unknown -> messages++;
            default -> {
                messages++;
                known++;
                mode = Mode.SINGLE;
                early.forEach(event -> events.told(null, event));
                early.clear();
            }
        }
        single.message(message, messages);
    }

    private void message(BusMessage message) {
        switch (message) {
            case BusMessage.BoardDump dump -> ofABus();
            case BusMessage.Clock clock -> ofABus();
            case BusMessage.Changes changes -> ofABus();
            case BusMessage.Ping ping -> ofABus();
            case BusMessage.StartGameWritten written -> ofABus();
            case BusMessage.Version version -> ofABus();
            case BusMessage.FromStart start -> {} // the id may be another's
            case BusMessage.Unknown unknown -> {}
            case BusMessage.Damaged broken -> {}
        }
        if (mode != Mode.BUS) {
            return;
        }
        if (message instanceof BusMessage.Damaged(String text)) {
            if (cutLine > 0) {
                lines(1, "line " + cutLine + " is cut off: " + text);
            } else {
                damaged++; // whoever asks on a bus asks again
            }
            return;
        }
        messages++;
        if (!(message instanceof BusMessage.Unknown)) {
            known++;
            onBus.computeIfAbsent(message.address(), this::board).message(message, messages);
        }
    }

    private RecordedBoard board(int address) {
        return new RecordedBoard(game, event -> events.told(name(address), event));
    }

    private static String name(int address) {
        return "%05d".formatted(address);
    }

    private void ofABus() {
        if (mode == Mode.NOT_KNOWN) {
            mode = Mode.BUS;
            messages = 0;
            damaged = 0;
        }
    }

    private void lines(int lines, String text) {
        unreadable += lines;
        firstUnreadable = firstUnreadable == null ? text : firstUnreadable;
        if (mode == Mode.BUS) {
            onBus.values().forEach(board -> board.unreadable(text));
        } else {
            single.unreadable(text);
        }
    }

    private void tell(BoardEvent event) {
        if (mode == Mode.SINGLE) {
            events.told(null, event);
        } else {
            early.add(event);
        }
    }
}
