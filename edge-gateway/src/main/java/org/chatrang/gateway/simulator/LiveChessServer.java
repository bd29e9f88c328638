package org.chatrang.gateway.simulator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.chatrang.events.Codec;
import org.chatrang.gateway.signal.Sensed;

/**
 * Speaks the local API of LiveChess for all boards of a hall, on a port of the loopback interface: {@code eboards},
 * {@code subscribe} to {@code eboardevent}, {@code unsubscribe}; {@code eboards} by plain HTTP, too. Tells boards, as White
 * sees them, clocks and the moves so far.
 */
public final class LiveChessServer implements AutoCloseable {
    private final List<SimulatedBoard> boards;
    private final ServerSocket server;
    private final Set<Client> clients = ConcurrentHashMap.newKeySet();
    private volatile boolean refusing;
    private volatile String refusedFeed;

    /** Opens a port; 0 lets the operating system choose one. */
    public LiveChessServer(Collection<SimulatedBoard> boards, int port) throws IOException {
        this.boards = List.copyOf(boards);
        server = new ServerSocket(port, 10, InetAddress.getLoopbackAddress());
        this.boards.forEach(board -> board.listen(new Feed(board)));
        Thread.ofVirtual().name("livechess").start(this::serve);
    }

    /** As the gateway's configuration wants it. */
    public String address() {
        return "ws://127.0.0.1:" + server.getLocalPort() + "/api/v1.0";
    }

    private void serve() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                socket.setTcpNoDelay(true);
                Thread.ofVirtual().start(() -> new Client().serve(socket));
            } catch (IOException e) {
                // closed, or one that could not be accepted
            }
        }
    }

    /** From now on it opens no feed, or does again; its list of boards by plain HTTP it gives all the same. */
    public void refuseFeeds(boolean refuse) {
        refusing = refuse;
    }

    private String page(String path) {
        return path.endsWith("/eboards") ? list().toString() : null;
    }

    private ArrayNode list() {
        ArrayNode list = Codec.mapper().createArrayNode();
        boards.forEach(board -> list.add(describe(board)));
        return list;
    }

    /** Ends every connection, as if LiveChess were started again. */
    public void cut() {
        clients.forEach(Client::end);
    }

    /** Refuses that board's feed from now on, as for one that is listed and was just unplugged; null refuses none. */
    public void refuseFeedOf(String serial) {
        refusedFeed = serial;
    }

    private static ObjectNode describe(SimulatedBoard board) {
        ObjectNode node = Codec.mapper().createObjectNode();
        node.put("serialnr", board.serial()).put("source", "simulator");
        node.put("state", board.cable() ? "ACTIVE" : "NOTRESPONDING");
        node.putNull("battery").putNull("comment");
        node.put("board", board.squares().placement()).put("flipped", board.rotated());
        node.set("clock", clock(board));
        return node;
    }

    private static void moves(ObjectNode news, List<String> moves) {
        ArrayNode san = news.putArray("san");
        moves.forEach(san::add);
        news.put("match", true);
    }

    private static JsonNode clock(SimulatedBoard board) {
        SimulatedClock clock = board.clock();
        if (clock == null) {
            return Codec.mapper().nullNode();
        }
        boolean whiteIsLeft = !board.rotated();
        ObjectNode node = Codec.mapper().createObjectNode();
        node.put("white", (whiteIsLeft ? clock.leftMillis() : clock.rightMillis()) / 1000);
        node.put("black", (whiteIsLeft ? clock.rightMillis() : clock.leftMillis()) / 1000);
        if (clock.running()) {
            node.put("run", clock.rightUp() != whiteIsLeft);
        } else {
            node.putNull("run");
        }
        return node.put("time", System.currentTimeMillis());
    }

    /** What happens on one board, for all clients. */
    private final class Feed implements BoardListener {
        private final SimulatedBoard board;
        private int told;

        Feed(SimulatedBoard board) {
            this.board = board;
        }

        @Override
        public void changed(int square, Sensed sensed) {
            if (board.cable()) {
                ObjectNode news = Codec.mapper().createObjectNode().put("serialnr", board.serial());
                news.put("board", board.squares().placement());
                clients.forEach(client -> client.feed(board, news));
            }
        }

        @Override
        public void clock() {
            if (board.cable()) {
                ObjectNode news = Codec.mapper().createObjectNode().put("serialnr", board.serial());
                news.set("clock", LiveChessServer.clock(board));
                List<String> moves = board.moves();
                if (moves.size() != told) {
                    told = moves.size();
                    moves(news, moves);
                }
                clients.forEach(client -> client.feed(board, news));
            }
        }

        @Override
        public void cable(boolean in) {
            // the list of boards says so when it is asked for
        }
    }

    /** One connection. */
    private final class Client {
        private final ConcurrentHashMap<String, Integer> feeds = new ConcurrentHashMap<>();
        private volatile WebSocketLink link;

        void serve(Socket socket) {
            try (socket) {
                link = WebSocketLink.accept(socket, LiveChessServer.this::page, refusing);
                clients.add(this);
                for (String text = link.read(); text != null; text = link.read()) {
                    answer(Codec.mapper().readTree(text));
                }
            } catch (IOException gone) {
                // the client comes again
            } finally {
                clients.remove(this);
            }
        }

        private void answer(JsonNode call) throws IOException {
            ObjectNode answer = Codec.mapper().createObjectNode();
            answer.put("response", "call").put("id", call.path("id").asInt());
            JsonNode parameter = call.path("param");
            switch (call.path("call").asText()) {
                case "eboards" -> answer.set("param", list());
                case "subscribe" -> subscribe(parameter, answer);
                case "unsubscribe" -> {
                    feeds.values().remove(parameter.path("id").asInt());
                    answer.putNull("param");
                }
                default -> {
                    answer.put("response", "error");
                    answer.putObject("param").put("message", "unknown call " + call.path("call"));
                }
            }
            link.send(answer.put("time", System.currentTimeMillis()).toString());
            if (call.path("call").asText().equals("subscribe")) {
                String serial = parameter.path("param").path("serialnr").asText();
                boards.stream().filter(board -> board.serial().equals(serial)).forEach(board -> {
                    synchronized (board) {
                        board.hear();
                        ObjectNode whole = describe(board);
                        moves(whole, board.moves());
                        feed(board, whole);
                    }
                });
            }
        }

        private void subscribe(JsonNode parameter, ObjectNode answer) {
            String serial = parameter.path("param").path("serialnr").asText();
            if (serial.equals(refusedFeed)) {
                answer.put("response", "error").putObject("param").put("message", "no such board");
            } else {
                feeds.put(serial, parameter.path("id").asInt());
                answer.putNull("param");
            }
        }

        void feed(SimulatedBoard board, ObjectNode news) {
            Integer id = feeds.get(board.serial());
            if (id == null) {
                return;
            }
            ObjectNode message = Codec.mapper().createObjectNode();
            message.put("response", "feed").put("id", id);
            message.set("param", news);
            try {
                link.send(message.put("time", System.currentTimeMillis()).toString());
            } catch (IOException e) {
                end();
            }
        }

        void end() {
            try {
                link.close();
            } catch (IOException e) {
                // it is gone either way
            }
        }
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        cut();
    }
}
