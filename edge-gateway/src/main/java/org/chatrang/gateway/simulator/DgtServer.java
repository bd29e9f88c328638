package org.chatrang.gateway.simulator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.DgtCommand;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.signal.Sensed;

/**
 * Speaks the serial protocol of DGT boards for one simulated board, on a TCP port of the loopback interface. One host at a
 * time. A pulled cable closes the connection, and until it is in again no new one is kept; then the board has forgotten its
 * mode, as after a power-up.
 */
public final class DgtServer implements AutoCloseable, BoardListener {
    private static final String TEXT = "Chatrang simulated board";

    private final SimulatedBoard board;
    private final ServerSocket server;
    private Socket host;
    private Mode mode = Mode.IDLE;

    private enum Mode {
        IDLE,
        SQUARES,
        SQUARES_AND_CLOCK
    }

    /** Opens a port; 0 lets the operating system choose one. */
    public DgtServer(SimulatedBoard board, int port) throws IOException {
        this.board = board;
        server = new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
        board.listen(this);
        Thread.ofVirtual().name("dgt-" + board.serial()).start(this::serve);
    }

    /** As the gateway's configuration wants it. */
    public String address() {
        return "tcp://127.0.0.1:" + server.getLocalPort();
    }

    private void serve() {
        while (!server.isClosed()) {
            try {
                Socket next = server.accept();
                if (board.cable()) {
                    take(next);
                    answer(next);
                } else {
                    next.close();
                }
            } catch (IOException gone) {
                release();
            }
        }
    }

    private synchronized void take(Socket next) throws IOException {
        next.setTcpNoDelay(true);
        host = next;
        mode = Mode.IDLE;
    }

    private synchronized void release() {
        if (host != null) {
            try {
                host.close();
            } catch (IOException e) {
                // it is gone either way
            }
            host = null;
        }
        mode = Mode.IDLE;
    }

    private void answer(Socket from) throws IOException {
        byte[] buffer = new byte[64];
        for (int count = from.getInputStream().read(buffer);
                count >= 0;
                count = from.getInputStream().read(buffer)) {
            for (int i = 0; i < count; i++) {
                DgtCommand.of(buffer[i] & 0xFF).ifPresent(this::obey);
            }
        }
        release();
    }

    private void obey(DgtCommand command) {
        // the board first, as everywhere: what it tells and what is asked of it must not wait for each other
        synchronized (board) {
            synchronized (this) {
                switch (command) {
                    case RESET, TO_BUS_MODE -> mode = Mode.IDLE;
                    case UPDATE, UPDATE_NICE -> {
                        mode = Mode.SQUARES_AND_CLOCK;
                        board.hear();
                    }
                    case UPDATE_BOARD -> mode = Mode.SQUARES;
                    case SEND_CLOCK -> send(clockMessage(board));
                    case SEND_BOARD -> send(new DgtMessage.BoardDump(board.raw()));
                    case SEND_SERIAL_NUMBER -> send(new DgtMessage.SerialNumber(board.serial()));
                    case SEND_LONG_SERIAL_NUMBER -> send(new DgtMessage.LongSerialNumber("00000" + board.serial()));
                    case SEND_BUS_ADDRESS -> send(new DgtMessage.BusAddress(Integer.parseInt(board.serial()) & 0x3FFF));
                    case SEND_TRADEMARK -> send(new DgtMessage.Trademark(TEXT));
                    case SEND_VERSION -> send(new DgtMessage.Version(1, 7));
                    case SEND_EEPROM_MOVES -> send(new DgtMessage.EepromMoves(board.log()));
                    case SEND_BATTERY -> {
                        // a board on a cable has none
                    }
                }
            }
        }
    }

    static DgtMessage clockMessage(SimulatedBoard board) {
        SimulatedClock clock = board.clock();
        if (clock == null) {
            return new DgtMessage.NoClock();
        }
        return new DgtMessage.ClockTimes(
                digits(clock.leftMillis()), digits(clock.rightMillis()), clock.running(), clock.rightUp(), false, 0);
    }

    /** A clock shows nine hours at most. */
    private static ClockDigits digits(long millis) {
        return ClockDigits.ofSeconds(Math.min(millis / 1000, 10 * 3600 - 1));
    }

    private void send(DgtMessage message) {
        if (host != null) {
            try {
                host.getOutputStream().write(DgtEncoder.write(message));
            } catch (IOException gone) {
                release();
            }
        }
    }

    @Override
    public synchronized void changed(int square, Sensed sensed) {
        if (mode != Mode.IDLE) {
            send(new DgtMessage.FieldUpdate(square, sensed));
        }
    }

    @Override
    public synchronized void clock() {
        if (mode == Mode.SQUARES_AND_CLOCK) {
            send(clockMessage(board));
        }
    }

    @Override
    public void cable(boolean in) {
        if (!in) {
            release();
        }
    }

    @Override
    public void close() {
        release();
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
