package org.chatrang.legality.laws;

import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.judging.fold.Phase;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** Article A.5.4: an illegal position that the opponent has moved upon, under the reduced rules. */
class IllegalPositionTest {
    private static final Consequence.Ends DRAW = new Consequence.Ends(GameResult.DRAW, EndingKind.ILLEGAL_MOVES);

    private static GameLog reduced(String fen) {
        return given().pace("RAPID")
                .supervision("REDUCED")
                .startFen(fen)
                .scheduled()
                .started();
    }

    /** White leaves a pawn on e8 and presses, Black replies. */
    private static GameLog pawnLeft() {
        return reduced("7k/4P3/8/8/8/8/8/K6r w - - 0 1").uci("e7e8").completed(2, "h8g7", null);
    }

    @Test
    void a_pawn_left_on_the_last_rank_is_put_right_before_the_opponent_moves() {
        GameLog log = reduced("7k/4P3/8/8/8/8/8/K7 w - - 0 1").uci("e7e8");
        Finding found = judged(log).lastFinding(FindingKind.MOVE_ILLEGAL);
        assertEquals(Finding.Standing.RULED, found.standing());
        assertEquals(0, log.state().ply(), "it is no queen: the move is made again");
    }

    @Test
    void once_the_opponent_has_moved_the_next_move_is_awaited() {
        GameLog log = reduced("7k/4P3/8/8/8/8/8/K7 w - - 0 1").uci("e7e8").completed(2, "h8g7", null);
        Finding found = judged(log).lastFinding(FindingKind.ILLEGAL_POSITION);
        assertEquals(Finding.Standing.NOTED, found.standing());
        assertEquals("A.5.4", found.article().number());
        assertEquals(List.of(), judged(log).endings());
    }

    @Test
    void still_there_after_it_the_game_is_drawn() {
        GameLog log = reduced("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
                .uci("e7e8")
                .completed(2, "h8g7", null)
                .completed(3, "a1a2", null);
        Answers answers = judged(log);
        assertEquals(List.of(DRAW), answers.endings());
        assertEquals(Phase.ENDED, log.state().phase());
    }

    @Test
    void taken_in_time_the_pawn_draws_nothing() {
        GameLog log = reduced("5r1k/4P3/8/8/8/8/8/K7 w - - 0 1").uci("e7e8").completed(2, "f8e8", null);
        assertEquals(List.of(), judged(log).endings());
        assertEquals(2, log.state().ply());
        assertTrue(log.state().position().fen().startsWith("4r2k/8/8/8/8/8/8/K7 w"));
    }

    @Test
    void both_kings_in_check_draw_if_they_stay_so() {
        // White gives check and stands in check; Black does not parry; White does not either.
        GameLog log = reduced("4k3/8/8/8/1b6/8/p5R1/4K3 w - - 0 1").uci("g2e2").completed(2, "a2a1q", null);
        assertEquals(
                Finding.Standing.NOTED,
                judged(log).lastFinding(FindingKind.ILLEGAL_POSITION).standing());
        log.completed(3, "e2e3", null);
        assertEquals(List.of(DRAW), judged(log).endings());
    }

    @Test
    void under_full_supervision_the_illegal_move_is_put_right_however_late() {
        GameLog log = given().startFen("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
                .scheduled()
                .started()
                .uci("e7e8");
        assertEquals(1, log.state().ply(), "it becomes a queen (7.5.2)");
        assertEquals(List.of(), judged(log).all(FindingKind.ILLEGAL_POSITION));
    }

    @Test
    void the_log_goes_on_after_the_draw_without_harm() {
        GameLog log = pawnLeft().completed(3, "a1a2", null).completed(4, "g7f7", null);
        assertEquals(1, judged(log).endings().size());
    }
}
