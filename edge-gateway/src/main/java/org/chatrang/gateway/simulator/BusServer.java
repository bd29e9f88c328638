package org.chatrang.gateway.simulator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chatrang.gateway.dgt.BusCommand;
import org.chatrang.gateway.dgt.BusEncoder;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.EepromRecord;

/** Many simulated boards on one line in bus mode, on a TCP port of the loopback interface: they speak when they are asked. */
public final class BusServer implements AutoCloseable {
    private static final int COMMAND = 4;

    private final Map<Integer, SimulatedBoard> boards = new TreeMap<>();
    private final Map<Integer, Integer> told = new HashMap<>();
    private final Map<Integer, List<EepromRecord>> last = new HashMap<>();
    private final List<Integer> ignoring = new ArrayList<>();
    private final ServerSocket server;
    private volatile Socket host;

    /** Opens a port; 0 lets the operating system choose one. A board's address is its serial number. */
    public BusServer(List<SimulatedBoard> boards, int port) throws IOException {
        boards.forEach(board -> this.boards.put(Integer.parseInt(board.serial()) & 0x3FFF, board));
        server = new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().name("bus").start(this::serve);
    }

    /** As the gateway's configuration wants it. */
    public String address() {
        return "tcp://127.0.0.1:" + server.getLocalPort();
    }

    private void serve() {
        while (!server.isClosed()) {
            try (Socket next = server.accept()) {
                next.setTcpNoDelay(true);
                host = next;
                byte[] command = new byte[COMMAND];
                while (next.getInputStream().readNBytes(command, 0, COMMAND) == COMMAND) {
                    Optional<BusCommand> read = BusCommand.read(command, 0);
                    if (read.isPresent()) {
                        for (BusMessage answer : answers(read.get())) {
                            next.getOutputStream().write(BusEncoder.write(answer));
                        }
                    }
                }
            } catch (IOException gone) {
                // the next one comes
            }
        }
    }

    private List<BusMessage> answers(BusCommand command) {
        if (command.kind() == BusCommand.Kind.PING && command.address() == 0) {
            List<BusMessage> all = new ArrayList<>();
            boards.forEach((address, board) -> {
                if (board.cable() && !ignoring.contains(address)) {
                    all.add(new BusMessage.Ping(address));
                }
            });
            ignoring.clear();
            return all;
        }
        SimulatedBoard board = boards.get(command.address());
        return board == null || !board.cable() ? List.of() : answer(command, board);
    }

    private List<BusMessage> answer(BusCommand command, SimulatedBoard board) {
        int address = command.address();
        return switch (command.kind()) {
            case PING -> List.of(new BusMessage.Ping(address));
            case IGNORE_NEXT_PING -> {
                ignoring.add(address);
                yield List.of(new BusMessage.Ping(address));
            }
            case SEND_CLOCK -> List.of(clock(address, board));
            case SEND_BOARD -> List.of(new BusMessage.BoardDump(address, board.raw()));
            case SEND_CHANGES -> List.of(changes(address, board));
            case REPEAT_CHANGES -> List.of(new BusMessage.Changes(address, last.getOrDefault(address, List.of())));
            case SEND_ALL ->
                List.of(changes(address, board), clock(address, board), new BusMessage.BoardDump(address, board.raw()));
            case SET_START_GAME -> List.of(new BusMessage.StartGameWritten(address));
            case SEND_FROM_START -> List.of(new BusMessage.FromStart(address, board.log()));
            case SEND_VERSION -> List.of(new BusMessage.Version(address, new DgtMessage.Version(1, 7)));
        };
    }

    private BusMessage changes(int address, SimulatedBoard board) {
        board.hear();
        SimulatedBoard.LogPart part = board.logSince(told.getOrDefault(address, 0));
        told.put(address, part.next());
        last.put(address, part.records());
        return new BusMessage.Changes(address, part.records());
    }

    private static BusMessage clock(int address, SimulatedBoard board) {
        return new BusMessage.Clock(address, DgtServer.clockMessage(board));
    }

    @Override
    public void close() {
        try {
            server.close();
            if (host != null) {
                host.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
