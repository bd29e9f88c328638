package org.chatrang.broadcast.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Halls;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.broadcast.tape.Sent;
import org.chatrang.broadcast.view.RoundKey;
import org.chatrang.events.Codec;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.Topics;
import org.junit.jupiter.api.Test;

class CursorTest {
    private static final RoundKey ROUND = new RoundKey("isfahan", 1);
    private static final int NEVER = Integer.MAX_VALUE;

    private final GameTape tape = new GameTape("isfahan/open/1/1", Schedules.game("isfahan", 1, 1));

    private static Subject round(Hall hall) {
        return new HallSubjects(hall).round(ROUND).orElseThrow();
    }

    private static List<ServerFrame> all(Cursor cursor) {
        List<ServerFrame> frames = new ArrayList<>();
        while (true) {
            Cursor.Turn turn = cursor.next();
            frames.addAll(turn.frames());
            if (turn.frames().isEmpty() || turn.ended()) {
                return frames;
            }
        }
    }

    private static List<String> ids(List<ServerFrame> frames) {
        return frames.stream()
                .flatMap(frame -> FrameJson.id(frame).stream())
                .map(EventId::toString)
                .toList();
    }

    @Test
    void aNewListenerGetsASnapshotAndThenEveryRecord() {
        Hall hall = Halls.fed(Halls.live(1000), tape.take());
        Cursor cursor = new Cursor(round(hall), Optional.empty(), NEVER);
        assertInstanceOf(ServerFrame.Snapshot.class, all(cursor).getFirst());
        List<Sent> more = tape.start().moves("e4 e5").take();
        Halls.fed(hall, more);
        assertEquals(
                more.stream().map(Sent::json).toList(),
                all(cursor).stream()
                        .map(frame -> ((ServerFrame.Delta) frame).record().json())
                        .toList());
    }

    @Test
    void whoeverComesBackAfterAnyFrameGetsExactlyTheRest() {
        Hall hall = Halls.fed(Halls.live(1000), tape.take());
        Cursor whole = new Cursor(round(hall), Optional.empty(), NEVER);
        List<String> ids = new ArrayList<>(ids(all(whole)));
        Halls.fed(hall, tape.start().moves("e4 e5 Nf3 Nc6").take());
        ids.addAll(ids(all(whole)));
        for (int seen = 0; seen < ids.size(); seen++) {
            Cursor back = new Cursor(round(hall), Optional.of(ids.get(seen)), NEVER);
            assertEquals(ids.subList(seen + 1, ids.size()), ids(all(back)), "after " + ids.get(seen));
        }
    }

    @Test
    void anIdOfAnotherProcessIsAnsweredByAResync() {
        assertEquals("unknown epoch: the server has been restarted", resyncAfter("17-1"));
    }

    @Test
    void anIdOfTheFutureIsAnsweredByAResync() {
        assertEquals("unknown id: the stream has not come that far", resyncAfter(Halls.EPOCH + "-99999"));
    }

    @Test
    void anIdThatIsNoneIsAnsweredByAResync() {
        assertEquals("not an id of this stream", resyncAfter("; drop table"));
    }

    private String resyncAfter(String id) {
        Hall hall = Halls.fed(Halls.live(1000), tape.sent());
        ServerFrame frame =
                new Cursor(round(hall), Optional.of(id), NEVER).next().frames().getFirst();
        return assertInstanceOf(ServerFrame.Resync.class, frame).reason();
    }

    @Test
    void anIdOlderThanTheHistoryIsAnsweredByAResync() {
        Hall hall = Halls.fed(Halls.live(5), tape.take());
        String old = round(hall).stream().now().toString();
        Halls.fed(hall, tape.start().moves("e4 e5").take());
        ServerFrame frame =
                new Cursor(round(hall), Optional.of(old), NEVER).next().frames().getFirst();
        assertTrue(assertInstanceOf(ServerFrame.Resync.class, frame).reason().startsWith("too old"));
    }

    @Test
    void aListenerTheHistoryHasPassedIsToldThatItIsTooSlow() {
        Hall hall = Halls.fed(Halls.live(5), tape.take());
        Cursor cursor = new Cursor(round(hall), Optional.empty(), NEVER);
        all(cursor);
        Halls.fed(hall, tape.start().moves("e4 e5").take());
        Cursor.Turn turn = cursor.next();
        assertTrue(turn.ended());
        assertEquals(List.of(new ServerFrame.Goodbye(ServerFrame.Reason.TOO_SLOW)), turn.frames());
    }

    @Test
    void aListenerFarBehindMissesProvisionalMovesOnly() {
        Hall hall = Halls.fed(Halls.live(1000), tape.take());
        Cursor cursor = new Cursor(round(hall), Optional.empty(), 10);
        all(cursor);
        List<Sent> more = tape.start().moves("e4 e5 Nf3 Nc6").take();
        Halls.fed(hall, more);
        assertEquals(
                more.stream()
                        .map(Sent::json)
                        .filter(json -> !json.contains("\"MOVE_SEEN\""))
                        .toList(),
                all(cursor).stream()
                        .map(frame -> ((ServerFrame.Delta) frame).record().json())
                        .toList());
    }

    @Test
    void ofTablesOnlyTheNewestIsKept() {
        Hall hall = Halls.fed(Halls.live(1000), tape.take());
        String before = round(hall).stream().now().toString();
        Halls.fed(hall, IntStream.rangeClosed(1, 9).mapToObj(CursorTest::table).toList());
        List<ServerFrame> missed = all(new Cursor(round(hall), Optional.of(before), NEVER));
        assertEquals(1, missed.size());
        assertEquals(
                table(9).json(),
                assertInstanceOf(ServerFrame.Delta.class, missed.getFirst())
                        .record()
                        .json());
    }

    private static Sent table(int version) {
        StandingsTable table = new StandingsTable("isfahan", "open", version, 1, List.of());
        return new Sent(Topics.STANDINGS.name(), table.key(), Codec.write((Object) table));
    }

    @Test
    void aGamesListenerHearsOfItsGameOnly() {
        GameTape other = new GameTape("isfahan/open/1/2", Schedules.game("isfahan", 1, 2));
        Hall hall = Halls.fed(Halls.fed(Halls.live(1000), tape.take()), other.take());
        Cursor cursor = new Cursor(new HallSubjects(hall).game(tape.gameId()).orElseThrow(), Optional.empty(), NEVER);
        all(cursor);
        Halls.fed(hall, other.start().moves("d4 d5").take());
        List<Sent> own = tape.start().move("e4").take();
        Halls.fed(hall, own);
        assertEquals(own.size(), all(cursor).size());
    }

    @Test
    void aGameScheduledIntoAnotherRoundSaysGoodbye() {
        Hall hall = Halls.fed(Halls.live(1000), tape.take());
        Cursor cursor = new Cursor(new HallSubjects(hall).game(tape.gameId()).orElseThrow(), Optional.empty(), NEVER);
        all(cursor);
        Halls.fed(hall, tape.fromDesk(Schedules.game("isfahan", 2, 1)).take());
        List<ServerFrame> frames = all(cursor);
        assertEquals(2, frames.size());
        assertEquals(new ServerFrame.Goodbye(ServerFrame.Reason.GAME_MOVED), frames.getLast());
        assertTrue(hall.round(new RoundKey("isfahan", 2)).orElseThrow().games().size() == 1);
    }

    @Test
    void recordsReadBeforeTheScheduleFollowIt() {
        GameTape late = new GameTape("isfahan/open/1/2", Schedules.game("isfahan", 1, 2));
        List<Sent> sent = late.take();
        Hall hall = Halls.fed(Halls.live(1000), tape.take());
        Cursor cursor = new Cursor(round(hall), Optional.empty(), NEVER);
        all(cursor);
        Halls.fed(hall, sent.subList(1, sent.size()));
        assertEquals(List.of(), all(cursor));
        Halls.fed(hall, sent.subList(0, 1));
        assertEquals(
                sent.stream().map(Sent::json).toList(),
                all(cursor).stream()
                        .map(frame -> ((ServerFrame.Delta) frame).record().json())
                        .toList());
    }

    @Test
    void whatWasReadBeforeAnybodyCouldListenIsNotKept() {
        Hall hall = new Hall(Halls.EPOCH, new HistoryLimits(1000, 1 << 20, java.time.Duration.ofMinutes(1)), () -> 0);
        Halls.fed(hall, tape.start().move("e4").take());
        assertEquals(0, hall.size().historyBytes());
        hall.goLive();
        EventId now = round(hall).stream().now();
        assertEquals(List.of(), all(new Cursor(round(hall), Optional.of(now.toString()), NEVER)));
    }
}
