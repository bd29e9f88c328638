package org.chatrang.gateway.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameEvent;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Timing;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalListener;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.serial.BoardLog;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.gateway.support.PlayedLog;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A gateway that was away while a game ended on a board with its own log, the men were put up and the next game began. */
class AwayBetweenGamesTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final String GAME = "r1.7";
    private static final String BOARD = "10007";
    private static final String OPENING = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5";
    private static final String END = "d2d3 d7d6 c2c3 a7a6";
    private static final String NEXT = "e2e4 c7c5 g1f3";

    @TempDir
    Path directory;

    private Path journalFile;
    private boolean turned;

    @BeforeEach
    void journal() {
        journalFile = directory.resolve("gateway.journal");
    }

    @Test
    void theLogsEndOfTheFirstGameIsToldAndWhatFollowsIsTheNextOne() throws Exception {
        gatewaySees(first());
        PlayedLog log = first().play(END).kings("e4", "d5").setUp().play(NEXT);
        assertEquals(List.of(OPENING + " " + END + " 1-0", NEXT), gatewaySees(log));
        assertEquals(List.of(OPENING + " " + END + " 1-0", NEXT), gatewaySees(log));
    }

    @Test
    void onABoardThatIsTurned() throws Exception {
        turned = true;
        theLogsEndOfTheFirstGameIsToldAndWhatFollowsIsTheNextOne();
    }

    @Test
    void twoGamesAwayTheSecondIsNotTheFirsts() throws Exception {
        gatewaySees(first());
        PlayedLog log = first().kings("d4", "e5")
                .setUp()
                .play("d2d4 d7d5 c2c4 e7e6 b1c3")
                .kings("d4", "e4");
        assertEquals(List.of(OPENING + " 0-1", NEXT), gatewaySees(log.setUp().play(NEXT)));
    }

    /** The clocks say which of two games that began alike is the recorded one. */
    @Test
    void theNextGameBeginsLikeTheRecordedOne() throws Exception {
        gatewaySees(new PlayedLog(turned).setUp().play("e2e4 e7e5"));
        PlayedLog log = first().kings("e4", "d5").setUp().think(7);
        assertEquals(List.of(OPENING + " 1-0", "e2e4 e7e5 d2d4"), gatewaySees(log.play("e2e4 e7e5 d2d4")));
    }

    /** A board forgets the oldest. */
    @Test
    void theLogHasTheNextGameOnly() throws Exception {
        for (String next : List.of(NEXT, "e2e4 e7e5", "d2d4 d7d5 c2c4 d5c4 e2e3 b7b5 a2a4 c7c6 a4b5 c6b5")) {
            journalFile = directory.resolve(next.length() + ".journal");
            gatewaySees(first().play(END));
            PlayedLog log = new PlayedLog(turned).setUp().play(next);
            assertEquals(List.of(OPENING + " " + END, next), gatewaySees(log));
        }
    }

    @Test
    void theMenAreUpAndNoMoveIsPlayed() throws Exception {
        gatewaySees(first());
        assertEquals(
                List.of(OPENING + " " + END + " 1/2-1/2", ""),
                gatewaySees(first().play(END).kings("e4", "e5").setUp()));
    }

    @Test
    void aKingOnItsWayHomePassesOverTheCentre() throws Exception {
        gatewaySees(first());
        PlayedLog log =
                first().kings("e4", "d5").strew().kings("d4", "d5").setUp().play(NEXT);
        assertEquals(List.of(OPENING + " 1-0", NEXT), gatewaySees(log));
    }

    @Test
    void theResultThatStandsOnTheBoardIsToldOnce() throws Exception {
        gatewaySees(first());
        PlayedLog log = first().play(END).kings("e4", "d5");
        for (int start = 1; start <= 3; start++) {
            assertEquals(List.of(OPENING + " " + END + " 1-0", ""), gatewaySees(log), "start " + start);
        }
    }

    /** Nothing of the game is recorded, and the log's last game is over: it is yesterday's, for all that anybody knows. */
    @Test
    void aFinishedGameOfWhichNothingIsRecordedIsNotTheAssignedOne() throws Exception {
        PlayedLog log = first().play(END).kings("e4", "d5");
        assertEquals(List.of("", ""), gatewaySees(log));
        assertEquals(List.of(NEXT, ""), gatewaySees(log.setUp().play(NEXT)));
    }

    @Test
    void theMenWereTakenAwayWhileTheGatewayWasAway() throws Exception {
        gatewaySees(first());
        PlayedLog log = first().kings("e4", "d5").strew().kings("e1", "e8");
        for (int start = 1; start <= 3; start++) {
            assertEquals(List.of(OPENING + " 1-0", ""), gatewaySees(log), "start " + start);
        }
    }

    /** The log reads a little otherwise than what was recorded live: it is the same game all the same. */
    @Test
    void theSameGameReadOtherwise() throws Exception {
        gatewaySees(first().play("d2d3 d7d6 c2c3 a7a5"));
        assertEquals(List.of(OPENING + " d2d3 d7d6 c2c3 a7a5", ""), gatewaySees(first().play("d2d3 d7d6 c2c3 a7a6")));
    }

    private PlayedLog first() {
        return new PlayedLog(turned).setUp().play(OPENING);
    }

    /** A gateway starts, reads the board's log, hears what stands on it, and is killed. Returns what is recorded by then. */
    private List<String> gatewaySees(PlayedLog log) throws Exception {
        try (Journal journal = Journal.open(
                JournalSettings.of(journalFile), "hall-a", InstantSource.system(), JournalListener.none())) {
            BoardAssignment assigned = new BoardAssignment(BOARD, "hall-a", "Hall", 7, GAME, null, false);
            journal.bind(assigned);
            SignalClock clock = new SignalClock(InstantSource.system());
            BoardWatch watch = new BoardWatch(
                    BOARD,
                    "serial",
                    assigned,
                    new Sitting(BOARD, journal, () -> new Timing(null, null, null)),
                    WatchSettings.usual(),
                    clock);
            Thread thread = Thread.ofVirtual().start(watch);
            watch.signal(new BoardSignal.ConnectionRestored(clock.now()));
            List<EepromRecord> records = log.records();
            watch.past(BoardLog.games(records, clock.now()));
            SignalTime now = clock.now();
            watch.signal(new BoardSignal.Placement(now, log.raw(), false));
            watch.signal(new BoardSignal.TimePassed(later(now, 10)));
            watch.signal(new BoardSignal.TimePassed(later(now, 20)));
            watch.signal(new BoardSignal.BoardInfo(later(now, 21), null, "read", null));
            Until.holds("all is read", SOON, () -> "read".equals(watch.status().version()));
            thread.interrupt();
            thread.join();
            return List.of(
                    told(journal.reader().game(GAME)),
                    told(journal.reader().sitting(BOARD).unbound()));
        }
    }

    private static SignalTime later(SignalTime now, int seconds) {
        return new SignalTime(now.wall(), now.monotonicNanos() + seconds * 1_000_000_000L);
    }

    private static String told(List<GameEvent> events) {
        List<String> words = new ArrayList<>();
        for (GameEvent event : events) {
            switch (event.fact()) {
                case MoveCompleted move -> words.add(move.uci());
                case ResultGesture result -> words.add(result.result().code());
                default -> {}
            }
        }
        return String.join(" ", words);
    }
}
