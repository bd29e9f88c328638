package org.chatrang.gateway.serial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.dgt.DgtCommand;
import org.chatrang.gateway.dgt.DgtDecoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.DgtSignals;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.SignalTime;

/**
 * One connection to one board, from its opening until it fails.
 *
 * <pre>
 *   asked who it is --serial number--> asked for its log --log, or none in time--> updating --nothing heard--> failed
 * </pre>
 *
 * The log comes before the first placement, so that what was missed is told in its order.
 */
final class BoardSession implements LineSession {
    private static final long SILENCE_NANOS = 3_000_000_000L;
    private static final long GONE_NANOS = 10_000_000_000L;
    private static final long LOG_NANOS = 12_000_000_000L;
    /** The whole board is looked at so often at least, and after damage so soon at most. */
    private static final long LOOK_NANOS = 60_000_000_000L;

    private static final long LOOK_AGAIN_NANOS = 500_000_000L;

    private final ByteLink link;
    private final SerialBoard line;
    private final Boards boards;
    private final SignalClock clock;
    private final List<DgtMessage> arrived = new ArrayList<>();
    private final DgtDecoder decoder = new DgtDecoder(arrived::add);
    private SignalSink sink;
    private String board;
    private boolean updating;
    private long heard = System.nanoTime();
    private long asked = heard;
    private long logAsked;
    private long looked;
    private boolean damaged;
    /** Which side of the lever is up, null before the clock was seen. */
    private Boolean rightUp;

    /** Where the signals of the board with that name go. */
    interface Boards {
        SignalSink board(String name);
    }

    BoardSession(ByteLink link, SerialBoard line, Boards boards, SignalClock clock) {
        this.link = link;
        this.line = line;
        this.boards = boards;
        this.clock = clock;
    }

    /** The board's name, null before it is known. */
    String board() {
        return board;
    }

    @Override
    public void run() throws IOException, InterruptedException {
        send(DgtCommand.RESET);
        send(DgtCommand.SEND_SERIAL_NUMBER);
        byte[] buffer = new byte[4096];
        while (true) {
            SignalTime before = clock.now();
            int count = link.read(buffer);
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (count > 0) {
                heard = System.nanoTime();
                decoder.accept(buffer, 0, count);
                for (DgtMessage message : arrived) {
                    take(message);
                }
                arrived.clear();
            } else if (updating) {
                sink.signal(new BoardSignal.TimePassed(before)); // up to then, for sure, there was nothing
            }
            keepAlive();
        }
    }

    /** Tells that the link is gone, if anybody has heard of this board. */
    @Override
    public void lost(String reason) throws InterruptedException {
        if (sink != null) {
            sink.signal(new BoardSignal.ConnectionLost(clock.now(), reason));
        }
    }

    private void keepAlive() throws IOException {
        long now = System.nanoTime();
        if (now - heard > GONE_NANOS && (logAsked == 0 || updating)) {
            throw new IOException("the board has said nothing for " + GONE_NANOS / 1_000_000_000 + " s");
        }
        if (now - heard > SILENCE_NANOS && now - asked > SILENCE_NANOS) {
            asked = now;
            send(DgtCommand.SEND_SERIAL_NUMBER);
        }
        if (updating && now - looked > (damaged ? LOOK_AGAIN_NANOS : LOOK_NANOS)) {
            look(now);
        }
        if (logAsked != 0 && !updating && now - logAsked > LOG_NANOS) {
            beginUpdates();
        }
    }

    /** A change that was lost would never be told again: only a look at the whole board shows it. */
    private void look(long now) throws IOException {
        looked = now;
        damaged = false;
        send(DgtCommand.SEND_BOARD);
        send(DgtCommand.SEND_CLOCK);
    }

    /** What the board shows at the press is the move, so it is not left to changes that may have been lost. */
    private void lookAtPress(DgtMessage.ClockTimes clock) throws IOException {
        if (rightUp != null && rightUp != clock.rightUp()) {
            send(DgtCommand.SEND_BOARD);
        }
        rightUp = clock.rightUp();
    }

    private void take(DgtMessage message) throws IOException, InterruptedException {
        switch (message) {
            case DgtMessage.SerialNumber(String digits) when sink == null -> known(digits);
            case DgtMessage.EepromMoves(var records)
            when sink != null && !updating -> {
                List<List<BoardSignal>> past = BoardLog.games(records, clock.now());
                if (!past.isEmpty()) {
                    sink.past(past);
                }
                beginUpdates();
            }
            case DgtMessage.Damaged broken -> damaged = true;
            case DgtMessage.ClockTimes clock when updating -> lookAtPress(clock);
            default -> {}
        }
        Optional<BoardSignal> signal = DgtSignals.of(message, clock.now());
        if (sink != null && signal.isPresent()) {
            sink.signal(signal.get());
        }
    }

    private void known(String serial) throws IOException, InterruptedException {
        board = line.board() == null ? serial : line.board();
        sink = boards.board(board);
        sink.signal(new BoardSignal.ConnectionRestored(clock.now()));
        logAsked = System.nanoTime();
        send(DgtCommand.SEND_VERSION);
        send(DgtCommand.SEND_EEPROM_MOVES);
    }

    private void beginUpdates() throws IOException {
        updating = true;
        looked = System.nanoTime();
        send(DgtCommand.UPDATE_NICE);
        send(DgtCommand.SEND_BOARD);
        send(DgtCommand.SEND_CLOCK);
        send(DgtCommand.SEND_BATTERY);
    }

    private void send(DgtCommand command) throws IOException {
        link.write(new byte[] {command.code()});
    }
}
