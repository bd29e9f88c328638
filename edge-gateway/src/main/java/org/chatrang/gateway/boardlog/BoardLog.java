package org.chatrang.gateway.boardlog;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.chatrang.gateway.dgt.DgtDecoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.DgtSignals;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardView;

/**
 * Decodes a recorded serial stream, as it comes, and tells what happened on the board. Same recording, same events, however it
 * is cut into pieces. For one thread at a time.
 */
public final class BoardLog {
    /** What waits for rest when the recording ends has had it after this time. */
    private static final long AFTER_THE_END = 10_000;

    private final Consumer<BoardEvent> events;
    private final RecordedBytes bytes;
    private final DgtDecoder decoder = new DgtDecoder(this::message);
    private final RecordedTime time = new RecordedTime();
    private final RecordedGames games;
    /** What is told before a message of a board came; perhaps none ever does. */
    private final List<BoardEvent> early = new ArrayList<>();

    private long messages;
    private long known;
    private long damaged;
    private long boardFrom;
    private int unreadable;
    private String firstUnreadable;
    private boolean ownLog;
    /** The line in which the recording ended, 0 before its end or if it did not end in a line. */
    private int cutLine;

    /**
     * Begins to read.
     *
     * @param game what is known of the game; if that is nothing, recordings that begin in the middle of one are read, too
     * @param events hears each event as soon as it is certain
     */
    public BoardLog(GameOnBoard game, Consumer<BoardEvent> events) {
        this.events = events;
        games = new RecordedGames(game, this::tell);
        bytes = new RecordedBytes(new RecordedBytes.Content() {
            @Override
            public void bytes(byte[] read, int offset, int count) {
                decoder.accept(read, offset, count);
            }

            @Override
            public void unreadable(int lines, String text) {
                BoardLog.this.unreadable(lines, text);
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
     * @param boardFrom the message with which the whole board came first, 0 if it never did
     * @param changesBefore how many squares changed before
     * @param ownLog whether the board told its own log
     * @param games the games, at least one, perhaps without a half-move
     * @param end the board at its end
     */
    public record Summary(
            long messages,
            long known,
            long damaged,
            int unreadable,
            String firstUnreadable,
            long boardFrom,
            int changesBefore,
            boolean ownLog,
            List<PlayedGame> games,
            BoardView end) {
        public Summary {
            games = List.copyOf(games);
        }

        /** Whether it is a recording of a board: chance makes some messages out of anything that is long enough. */
        public boolean isOfABoard() {
            return boardFrom > 0 || known > damaged;
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
        BoardLog log = new BoardLog(game, events);
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
        cutLine = bytes.cutLine();
        decoder.end();
        games.end(time.now(AFTER_THE_END));
        return new Summary(
                messages,
                known,
                damaged,
                unreadable,
                firstUnreadable,
                boardFrom,
                games.changesBefore(),
                ownLog,
                games.played(),
                games.view());
    }

    private void message(DgtMessage message) {
        if (cutLine > 0 && message instanceof DgtMessage.Damaged(String text)) {
            lines(1, "line " + cutLine + " is cut off: " + text);
            return;
        }
        switch (message) {
            case DgtMessage.Damaged broken -> damaged++;
            case DgtMessage.Unknown unknown -> messages++;
            default -> {
                messages++;
                known++;
            }
        }
        if (known > 0) {
            early.forEach(events);
            early.clear();
        }
        if (message instanceof DgtMessage.EepromMoves(var records)) {
            ownLog = true;
            games.ownLog(org.chatrang.gateway.serial.BoardLog.lastGame(records, time.now(0)));
        }
        DgtSignals.of(message, time.at(message)).ifPresent(games::on);
        if (boardFrom == 0 && games.isKnown()) {
            boardFrom = messages;
        }
    }

    private void unreadable(int lines, String text) {
        decoder.end();
        lines(lines, text);
    }

    private void lines(int lines, String text) {
        unreadable += lines;
        firstUnreadable = firstUnreadable == null ? text : firstUnreadable;
        games.unreadable(time.now(0), text);
    }

    private void tell(BoardEvent event) {
        if (known > 0) {
            events.accept(event);
        } else {
            early.add(event);
        }
    }
}
