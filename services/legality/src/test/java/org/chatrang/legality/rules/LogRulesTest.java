package org.chatrang.legality.rules;

import static org.chatrang.events.FindingKind.BOARD_FAULT;
import static org.chatrang.events.FindingKind.GAME_CLOSED;
import static org.chatrang.events.FindingKind.GAME_NOT_SCHEDULED;
import static org.chatrang.events.FindingKind.GAME_SCHEDULED;
import static org.chatrang.events.FindingKind.GAME_STARTED;
import static org.chatrang.events.FindingKind.MOVE_LEGAL;
import static org.chatrang.events.FindingKind.PLACEMENT_UNEXPLAINED;
import static org.chatrang.events.FindingKind.SEQUENCE_HOLE;
import static org.chatrang.events.FindingKind.SOURCE_REFUSED;
import static org.chatrang.events.FindingKind.UNKNOWN_KIND;
import static org.chatrang.events.FindingKind.UNREADABLE_RECORD;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.GameStarted;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Stamp;
import org.chatrang.events.UnknownFact;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** The log itself: who may speak, what is missing, what cannot be read. */
class LogRulesTest {
    private static Answers judged(GameLog log) {
        return log.judgedBy(new LegalityJudge());
    }

    private static MoveCompleted e4() {
        return new MoveCompleted(1, "e2e4", null, null, null, null, null);
    }

    @Test
    void an_event_of_a_game_never_scheduled_has_seq_0_and_its_place_as_identity() {
        Answers answers = judged(given().board(e4()));

        assertEquals(List.of(GAME_NOT_SCHEDULED), answers.lastKinds());
        assertEquals(0, answers.last().seq());
        assertEquals("game-1/legality/@0-0", answers.last().id());
    }

    @Test
    void the_schedule_is_the_first_record() {
        Answers answers = judged(given().scheduled());

        assertEquals(List.of(GAME_SCHEDULED), answers.lastKinds());
        assertEquals("game-1/legality/1", answers.last().id());
    }

    @Test
    void a_second_schedule_before_the_first_move_replaces_the_first() {
        GameLog log = given().scheduled().edition("2014").scheduled();

        assertEquals("2014", log.state().rules().book().edition().year());
    }

    @Test
    void a_schedule_after_the_first_move_changes_nothing() {
        GameLog log = given().scheduled().move("e4").edition("2014").scheduled();

        assertTrue(judged(log).lastFinding(GAME_SCHEDULED).text().contains("first schedule stands"));
        assertEquals("2023", log.state().rules().book().edition().year());
    }

    @Test
    void a_regulation_nobody_knows_is_an_alert_and_the_rest_counts() {
        Answers answers = judged(given().regulation("board-colour", "green").scheduled());

        assertEquals(
                Finding.Standing.NEEDS_ARBITER, answers.lastFindings().getLast().standing());
    }

    @Test
    void start_and_close_are_noted() {
        Answers answers = judged(given().scheduled().started().closed());

        assertEquals(1, answers.all(GAME_STARTED).size());
        assertEquals(List.of(GAME_CLOSED), answers.lastKinds());
    }

    @Test
    void what_comes_after_the_close_belongs_to_no_log() {
        Answers answers = judged(given().scheduled().closed().board(e4()));

        assertEquals(List.of(GAME_NOT_SCHEDULED), answers.lastKinds());
        assertEquals(0, answers.last().seq());
    }

    @Test
    void a_source_the_schedule_does_not_name_is_refused() {
        GameLog log = given().scheduled().from("stranger", e4());

        assertEquals(List.of(SOURCE_REFUSED), judged(log).lastKinds());
        assertEquals(0, log.state().ply());
        assertEquals(2, judged(log).last().seq());
    }

    @Test
    void a_gateway_may_not_speak_for_the_desk() {
        GameLog log = given().scheduled().board(new GameStarted());

        assertEquals(List.of(SOURCE_REFUSED), judged(log).lastKinds());
    }

    @Test
    void a_repeat_takes_no_seq_and_gets_no_verdict() {
        GameLog log = given().scheduled()
                .move("e4")
                .stamped(new Stamp("gateway", 1, 1), e4())
                .move("e5");

        assertEquals(3, judged(log).verdicts().size());
        assertEquals(3, judged(log).last().seq());
    }

    @Test
    void a_repeat_of_an_earlier_epoch_is_dropped_too() {
        GameLog log =
                given().scheduled().stamped(new Stamp("gateway", 5, 1), e4()).stamped(new Stamp("gateway", 4, 9), e4());

        assertEquals(2, judged(log).verdicts().size());
    }

    @Test
    void a_hole_is_an_alert_and_the_game_goes_on() {
        GameLog log = given().scheduled().stamped(new Stamp("gateway", 1, 3), e4());

        assertEquals(List.of(SEQUENCE_HOLE, MOVE_LEGAL), judged(log).lastKinds());
        assertEquals(
                new Evidence.Sequence("gateway", 1, 0, 1, 3),
                judged(log).lastFinding(SEQUENCE_HOLE).evidence());
    }

    @Test
    void a_new_epoch_starts_at_1_without_a_hole() {
        GameLog log = given().scheduled()
                .move("e4")
                .stamped(new Stamp("gateway", 2, 1), new MoveCompleted(2, "e7e5", null, null, null, null, null));

        assertEquals(List.of(MOVE_LEGAL), judged(log).lastKinds());
    }

    @Test
    void an_unknown_kind_is_carried() {
        Answers answers = judged(given().scheduled().board(new UnknownFact("PIECE_POLISHED", null)));

        assertEquals(List.of(UNKNOWN_KIND), answers.lastKinds());
    }

    @Test
    void a_record_that_is_no_json_takes_a_seq_and_quarantines_the_game() {
        GameLog log = given().scheduled().raw("{no json");

        assertEquals(List.of(UNREADABLE_RECORD), judged(log).lastKinds());
        assertEquals(2, judged(log).last().seq());
        assertTrue(log.state().quarantined());
    }

    @Test
    void a_record_longer_than_any_event_is_not_read() {
        GameLog log = given().scheduled().raw("x".repeat(100_000));

        assertEquals(List.of(UNREADABLE_RECORD), judged(log).lastKinds());
    }

    @Test
    void a_placement_no_move_explains_is_told_and_blocks_nothing() {
        GameLog log = given().scheduled().placement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR", true);
        Finding finding = judged(log).lastFinding(PLACEMENT_UNEXPLAINED);
        assertEquals(Finding.Standing.NEEDS_ARBITER, finding.standing());
        assertEquals(List.of("h2"), ((Evidence.Placement) finding.evidence()).squares());

        log.move("e4");
        assertEquals(List.of(MOVE_LEGAL), judged(log).lastKinds());
    }

    @Test
    void a_board_fault_calls_the_arbiter() {
        GameLog log = given().scheduled().board(new BoardFault(BoardFault.Fault.CABLE_PULLED, "board 7"));

        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).lastFinding(BOARD_FAULT).standing());
    }
}
