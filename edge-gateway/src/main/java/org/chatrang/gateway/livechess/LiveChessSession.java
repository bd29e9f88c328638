package org.chatrang.gateway.livechess;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.chatrang.events.Codec;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.failure.FailureWords;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.SignalTime;
import org.jboss.logging.Logger;

/**
 * One connection to LiveChess, from its opening until it fails. Asks for the boards now and then and follows those that are
 * heard. Few messages are asked for ahead, so that nothing piles up while boards wait for the disk.
 */
final class LiveChessSession implements WebSocket.Listener {
    private static final Logger LOG = Logger.getLogger(LiveChessSession.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    /** How long the moves are waited for that the first messages of a feed tell. */
    private static final long FEED_NANOS = 1_000_000_000L;

    private static final int LONGEST = 4 << 20;

    /** So many messages are asked for ahead. While none is, the end of a connection may go unnoticed. */
    private static final int AHEAD = 32;

    private static final Duration SIGN_OF_LIFE_EVERY = Duration.ofMillis(300);

    private final LiveChess address;
    private final Boards boards;
    private final SignalClock clock;
    private final MessageTime times;
    private final BlockingQueue<String> arrived = new ArrayBlockingQueue<>(2 * AHEAD);
    private final StringBuilder text = new StringBuilder();
    private final Map<Integer, Followed> feeds = new HashMap<>();
    private final Map<String, Integer> feedOf = new HashMap<>();
    private final FeedRefusals refusals;
    private volatile IOException failure;
    private WebSocket socket;
    private int calls;
    private int listCall;
    private long listAsked;
    private boolean listWaits;
    private long ticked;
    private long pinged = System.nanoTime();
    private CompletableFuture<WebSocket> ping = CompletableFuture.completedFuture(null);
    /** When the message that is being read was sent. */
    private SignalTime now;
    /** A message could not be read: said once. */
    private boolean damaged;

    /**
     * A board whose feed was asked for. What is known of it first waits until its moves are known too: which were made while it
     * was not heard, they tell and not the men.
     */
    private static final class Followed {
        private final SignalSink sink;
        private final long asked = System.nanoTime();
        /** The latest of everything that was said so far, null when it was passed on. */
        private ObjectNode first;

        private Followed(SignalSink sink, ObjectNode first) {
            this.sink = sink;
            this.first = first;
        }
    }

    /** Where the signals of the board with that name go. */
    interface Boards {
        SignalSink board(String name);
    }

    LiveChessSession(LiveChess address, Boards boards, SignalClock clock) {
        this.address = address;
        this.boards = boards;
        this.clock = clock;
        times = new MessageTime(clock);
        refusals = new FeedRefusals(address.every());
    }

    /** Runs until the connection fails. */
    void run(HttpClient client, Runnable works) throws IOException, InterruptedException {
        try {
            socket = client.newWebSocketBuilder()
                    .connectTimeout(PATIENCE)
                    .buildAsync(address.address(), this)
                    .join();
        } catch (CompletionException e) {
            throw new IOException(
                    new EBoardList(client, address.address())
                            .wrong(FailureWords.ofConnection(
                                    e.getCause(), address.address().getAuthority())),
                    e);
        }
        try {
            askForBoards();
            while (failure == null) {
                SignalTime before = clock.now();
                String message = arrived.poll(clock.tick().toNanos(), TimeUnit.NANOSECONDS);
                if (message != null) {
                    socket.request(1);
                    if (read(message)) {
                        works.run();
                        tick(now);
                    }
                } else {
                    tick(before);
                }
                keepAsking(client);
            }
            throw failure;
        } catch (IOException | RuntimeException e) {
            lost(String.valueOf(e.getMessage()));
            throw e;
        } finally {
            socket.abort();
        }
    }

    /** Up to then, for sure, there was nothing more of any board: messages come in their order. */
    private void tick(SignalTime until) throws InterruptedException {
        if (System.nanoTime() - ticked >= clock.tick().toNanos()) {
            ticked = System.nanoTime();
            SignalTime passed = times.notBefore(until);
            for (Followed board : feeds.values()) {
                if (board.first != null && System.nanoTime() - board.asked > FEED_NANOS) {
                    tellFirst(board); // the feed says nothing before something changes
                }
                if (board.first == null) {
                    board.sink.signal(new BoardSignal.TimePassed(passed));
                }
            }
        }
    }

    private void keepAsking(HttpClient client) throws IOException, InterruptedException {
        long since = System.nanoTime() - listAsked;
        if (listWaits && since > PATIENCE.multipliedBy(2).toNanos()) {
            throw new IOException(new EBoardList(client, address.address())
                    .wrong("silent for " + PATIENCE.multipliedBy(2).toSeconds() + " s"));
        }
        if (!listWaits && since > address.every().toNanos()) {
            askForBoards();
        }
        if (System.nanoTime() - pinged > SIGN_OF_LIFE_EVERY.toNanos()) {
            checkSending();
        }
    }

    /** What is sent into a connection that has ended fails, if not at once: a second sign of its end. */
    private void checkSending() throws IOException {
        if (ping.isCompletedExceptionally()) {
            throw new IOException("LiveChess is gone: " + ping.exceptionNow(), ping.exceptionNow());
        }
        pinged = System.nanoTime();
        if (ping.isDone()) {
            ping = socket.sendPing(ByteBuffer.allocate(0));
        }
    }

    private void askForBoards() throws IOException {
        listCall = call("eboards", null);
        listAsked = System.nanoTime();
        listWaits = true;
    }

    private int call(String name, JsonNode parameter) throws IOException {
        ObjectNode call = Codec.mapper().createObjectNode();
        call.put("call", name).put("id", ++calls);
        if (parameter != null) {
            call.set("param", parameter);
        }
        try {
            socket.sendText(call.toString(), true).get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
            throw new IOException("LiveChess takes no message: " + e, e);
        }
        return calls;
    }

    /** A message that is no JSON costs itself and no other. */
    private boolean read(String message) throws IOException, InterruptedException {
        JsonNode node;
        try {
            node = Codec.mapper().readTree(message);
        } catch (JsonProcessingException e) {
            if (!damaged) {
                LOG.warnf("event=livechess-message-damaged line=%s length=%d", address.name(), message.length());
            }
            damaged = true;
            return false;
        }
        take(node);
        return true;
    }

    private void take(JsonNode message) throws IOException, InterruptedException {
        int id = message.path("id").asInt();
        now = times.of(message.path("time").asLong());
        switch (message.path("response").asText()) {
            case "call" -> {
                refusals.granted(id);
                if (id == listCall) {
                    listWaits = false;
                    for (JsonNode board : message.path("param")) {
                        listed(board);
                    }
                }
            }
            case "feed" -> {
                Followed board = feeds.get(id);
                if (board != null) {
                    heard(board, message.path("param"));
                }
            }
            case "error" -> {
                String why = message.path("param").path("message").asText(message.toString());
                refused(refusals.refused(id).orElseThrow(() -> new IOException("LiveChess refuses: " + why)), why);
            }
            default -> {}
        }
    }

    private void listed(JsonNode node) throws IOException, InterruptedException {
        EBoard board = EBoard.read(node);
        Integer feed = feedOf.get(board.serial());
        if (board.isHeard() && feed == null && refusals.mayAsk(board.serial())) {
            follow(board, (ObjectNode) node);
        } else if (!board.isHeard() && feed != null) {
            feedOf.remove(board.serial());
            feeds.remove(feed).sink.signal(new BoardSignal.ConnectionLost(now, "LiveChess says " + board.state()));
        } else if (feed != null && board.batteryPercent() != null) {
            feeds.get(feed).sink.signal(new BoardSignal.BoardInfo(now, board.serial(), null, board.batteryPercent()));
        }
    }

    private void follow(EBoard board, ObjectNode node) throws IOException, InterruptedException {
        int feed = calls + 1_000_000;
        SignalSink sink = boards.board(board.serial());
        feeds.put(feed, new Followed(sink, node));
        feedOf.put(board.serial(), feed);
        sink.signal(new BoardSignal.ConnectionRestored(now));
        sink.signal(new BoardSignal.BoardInfo(now, board.serial(), null, board.batteryPercent()));
        ObjectNode parameter = Codec.mapper().createObjectNode();
        parameter.put("feed", "eboardevent").put("id", feed);
        parameter.putObject("param").put("serialnr", board.serial());
        refusals.asked(call("subscribe", parameter), board.serial());
    }

    /** The feed of one board, which may just have been unplugged, is not given: no other is lost for that. */
    private void refused(String serial, String why) throws InterruptedException {
        Followed board = feeds.remove(feedOf.remove(serial));
        if (board != null) {
            board.sink.signal(new BoardSignal.ConnectionLost(now, "LiveChess refuses to tell of it: " + why));
        }
    }

    private void heard(Followed board, JsonNode news) throws InterruptedException {
        if (board.first == null) {
            tell(board.sink, news);
            return;
        }
        news.properties().forEach(field -> board.first.set(field.getKey(), field.getValue()));
        if (board.first.has("san")) {
            tellFirst(board);
        }
    }

    private void tellFirst(Followed board) throws InterruptedException {
        JsonNode first = board.first;
        board.first = null;
        tell(board.sink, first);
    }

    private void tell(SignalSink sink, JsonNode board) throws InterruptedException {
        for (BoardSignal signal : FeedReader.signals(board, now)) {
            sink.signal(signal);
        }
    }

    private void lost(String reason) throws InterruptedException {
        for (Followed board : feeds.values()) {
            board.sink.signal(new BoardSignal.ConnectionLost(clock.now(), reason));
        }
    }

    @Override
    public void onOpen(WebSocket opened) {
        opened.request(AHEAD);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        text.append(data);
        if (text.length() > LONGEST) {
            failure = new IOException("LiveChess sends a message longer than " + LONGEST + " characters");
            return null;
        }
        if (last) {
            arrived.add(text.toString());
            text.setLength(0);
        } else {
            from.request(1);
        }
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        failure = new IOException("LiveChess is gone: " + error, error);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        failure = new IOException("LiveChess closed the connection: " + code + " " + reason);
        return null;
    }
}
