package org.chatrang.gateway.boardlog;

import java.util.function.Consumer;
import org.chatrang.gateway.dgt.DgtDecoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.DgtSignals;
import org.chatrang.gateway.inference.BoardInference;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.inference.InferenceSettings;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.BoardView;

/** Decodes a recorded serial stream and tells what happened on the board. Same recording, same events. */
public final class BoardLog {
    /** What waits for rest when the recording ends has had it after this time. */
    private static final long AFTER_THE_END = 10_000;

    private final BoardInference inference;
    private final RecordedTime time = new RecordedTime();
    private final Consumer<BoardEvent> events;
    private long messages;
    private long damaged;

    private BoardLog(GameOnBoard game, Consumer<BoardEvent> events) {
        inference = BoardInference.of(game, InferenceSettings.untimed());
        this.events = events;
    }

    /**
     * What a recording had in it.
     *
     * @param messages whole messages
     * @param damaged messages broken off, and bytes that belong to none, counted each time in a row
     * @param end the board at its end
     */
    public record Summary(long messages, long damaged, BoardView end) {}

    /**
     * Reads a whole recording.
     *
     * @param recording raw bytes, or base64 with one read a line
     * @param game what is known of the game
     * @param events hears each event as it is found
     * @throws IllegalArgumentException if the recording is neither
     */
    public static Summary read(byte[] recording, GameOnBoard game, Consumer<BoardEvent> events) {
        BoardLog log = new BoardLog(game, events);
        DgtDecoder decoder = new DgtDecoder(log::message);
        RecordedBytes.of(recording).forEach(decoder::accept);
        decoder.end();
        log.signal(new BoardSignal.TimePassed(log.time.now(AFTER_THE_END)));
        log.inference.end(log.time.now(AFTER_THE_END)).forEach(events);
        return new Summary(log.messages, log.damaged, log.inference.view());
    }

    private void message(DgtMessage message) {
        if (message instanceof DgtMessage.Damaged) {
            damaged++;
        } else {
            messages++;
        }
        DgtSignals.of(message, time.at(message)).ifPresent(this::signal);
    }

    private void signal(BoardSignal signal) {
        inference.on(signal).forEach(events);
    }
}
