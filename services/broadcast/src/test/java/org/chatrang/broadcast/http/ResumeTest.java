package org.chatrang.broadcast.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Producer;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.broadcast.tape.Sent;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Settlement;
import org.junit.jupiter.api.Test;

/** Whoever loses the connection at any frame gets exactly the rest: no gap, no repeat, over both transports. */
@QuarkusTest
class ResumeTest extends ServiceTest {
    private static final String END = "The game has ended.";

    private String round(String event) {
        return "/api/events/" + event + "/rounds/1/stream";
    }

    private Function<Optional<String>, TestListener> sse(String path) {
        return lastEventId -> SseListener.open(at(path), lastEventId);
    }

    private Function<Optional<String>, TestListener> socket(String path) {
        return lastEventId -> SocketListener.open(
                socketAt(path + lastEventId.map(id -> "?lastEventId=" + id).orElse("")));
    }

    private static GameTape game(String event) {
        return new GameTape(event + "/open/1/1", Schedules.game(event, 1, 1));
    }

    /** Everything from the first snapshot to the end of a short game played while it listens. */
    private List<Received> whole(String event, Function<Optional<String>, TestListener> open, GameTape tape) {
        try (Producer bus = Producer.here()) {
            bus.send(tape.take());
            untilShown("/api/events", event);
            try (TestListener listener = open.apply(Optional.empty())) {
                List<Received> frames = new ArrayList<>(List.of(listener.next()));
                assertEquals("snapshot", frames.getFirst().type());
                bus.send(tape.start()
                        .moves("f3 e5 g4 Qh4#")
                        .settled(Settlement.State.FINAL, GameResult.BLACK_WINS, EndingKind.CHECKMATE, "5.1.1")
                        .sent());
                while (!frames.getLast().record().contains(END)) {
                    frames.add(listener.next());
                }
                return frames;
            }
        }
    }

    private static List<String> ids(List<Received> frames) {
        return frames.stream().map(frame -> frame.id().orElseThrow()).toList();
    }

    private void resumesAfterEveryFrame(String event, Function<Optional<String>, TestListener> open) {
        GameTape tape = game(event);
        List<Received> whole = whole(event, open, tape);
        List<String> ids = ids(whole);
        assertEquals(ids.size(), ids.stream().distinct().count());
        for (int seen = 0; seen < ids.size() - 1; seen++) {
            try (TestListener back = open.apply(Optional.of(ids.get(seen)))) {
                List<Received> rest = back.upTo(ids.getLast());
                assertEquals(ids.subList(seen + 1, ids.size()), ids(rest), "after " + ids.get(seen));
                assertEquals(whole.subList(seen + 1, whole.size()), rest, "after " + ids.get(seen));
            }
        }
    }

    @Test
    void sseGoesOnAfterEveryFrame() {
        resumesAfterEveryFrame("sse-resume", sse(round("sse-resume")));
    }

    @Test
    void webSocketGoesOnAfterEveryFrame() {
        resumesAfterEveryFrame("ws-resume", socket("/ws/events/ws-resume/rounds/1"));
    }

    @Test
    void sseOfOneGameGoesOnAfterEveryFrame() {
        resumesAfterEveryFrame("sse-game", sse("/api/games/" + encoded("sse-game/open/1/1") + "/stream"));
    }

    @Test
    void webSocketOfOneGameGoesOnAfterEveryFrame() {
        resumesAfterEveryFrame("ws-game", socket("/ws/games/" + encoded("ws-game/open/1/1")));
    }

    /** The listener hangs up after every single frame while records keep coming. */
    private void hangsUpAfterEveryFrame(String event, Function<Optional<String>, TestListener> open) {
        GameTape tape = game(event);
        try (Producer bus = Producer.here()) {
            bus.send(tape.take());
            untilShown("/api/events", event);
            List<Sent> played = tape.start()
                    .moves("f3 e5 g4 Qh4#")
                    .settled(Settlement.State.FINAL, GameResult.BLACK_WINS, EndingKind.CHECKMATE, "5.1.1")
                    .sent();
            Optional<String> last = Optional.empty();
            List<String> got = new ArrayList<>();
            for (Sent record : played) {
                bus.send(List.of(record));
                try (TestListener listener = open.apply(last)) {
                    Received frame = listener.next();
                    last = frame.id();
                    if (frame.type().equals("delta")) {
                        got.add(frame.record());
                    }
                }
            }
            while (got.isEmpty() || !got.getLast().contains(END)) {
                try (TestListener listener = open.apply(last)) {
                    Received frame = listener.next();
                    last = frame.id();
                    got.add(frame.record());
                }
            }
            assertTrue(got.size() >= played.size() - 1, "got " + got.size() + " of " + played.size());
            assertEquals(got.size(), got.stream().distinct().count());
        }
    }

    @Test
    void sseLosesNothingWhenItHangsUpAfterEveryFrame() {
        hangsUpAfterEveryFrame("sse-hang-up", sse(round("sse-hang-up")));
    }

    @Test
    void webSocketLosesNothingWhenItHangsUpAfterEveryFrame() {
        hangsUpAfterEveryFrame("ws-hang-up", socket("/ws/events/ws-hang-up/rounds/1"));
    }

    @Test
    void anIdOfAnotherProcessIsAnsweredByAResync() {
        for (TestListener listener : List.of(
                SseListener.open(at(round("earlier")), Optional.of("17-3")),
                SocketListener.open(socketAt("/ws/events/earlier/rounds/1?lastEventId=17-3")))) {
            try (listener) {
                Received frame = listener.next();
                assertEquals("resync", frame.type());
                assertTrue(frame.frame().path("reason").asText().startsWith("unknown epoch"));
                assertEquals(1, frame.frame().path("state").path("boards").size());
            }
        }
    }

    @Test
    void theFirstMessageMayNameTheFrame() {
        try (SocketListener first = SocketListener.open(socketAt("/ws/events/earlier/rounds/1"))) {
            String id = first.next().id().orElseThrow();
            try (SocketListener back = SocketListener.open(socketAt("/ws/events/earlier/rounds/1?start=message"))) {
                back.say("{\"type\":\"resume\",\"lastEventId\":\"1-1\"}");
                assertEquals("resync", back.next().type());
            }
            try (SocketListener fresh = SocketListener.open(socketAt("/ws/events/earlier/rounds/1?start=message"))) {
                fresh.say("{\"type\":\"start\"}");
                assertEquals(id, fresh.next().id().orElseThrow());
            }
        }
    }

    @Test
    void aClientThatSaysNonsenseIsTold() {
        try (SocketListener listener = SocketListener.open(socketAt("/ws/events/earlier/rounds/1"))) {
            listener.next();
            listener.say("what?");
            assertEquals("BAD_FRAME", listener.next().frame().path("reason").asText());
            assertEquals("1008 BAD_FRAME", listener.closed());
        }
    }

    @Test
    void whatIsNotScheduledIsNotFound() {
        assertEquals(404, get(at("/api/events/nowhere/rounds/1/stream")).statusCode());
        assertEquals(404, get(at("/api/events/earlier/rounds/x/stream")).statusCode());
        assertEquals(404, get(at("/api/games/nothing/stream")).statusCode());
        try (SocketListener listener = SocketListener.open(socketAt("/ws/games/nothing"))) {
            assertEquals("4404 nothing is scheduled there", listener.closed());
        }
    }
}
