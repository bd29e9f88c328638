package org.chatrang.draws.laws;

import static org.chatrang.draws.laws.Draws.judged;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.events.DrawClaimed.Basis;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** Article 9.5.3: after a wrong claim by an intended move that move must be made. */
class IntendedMoveTest {
    private static GameLog wrongClaim(String intended) {
        return given().scheduled().started().moves("1. e4 e5").claims(Side.WHITE, Basis.THREEFOLD, intended);
    }

    private static List<Finding> told(GameLog log) {
        return judged(log).all(FindingKind.INTENDED_MOVE_NOT_PLAYED);
    }

    @Test
    void another_move_is_for_the_arbiter() {
        List<Finding> told = told(wrongClaim("Nf3").move("Nc3"));
        assertEquals(1, told.size());
        assertEquals(Finding.Standing.NEEDS_ARBITER, told.getFirst().standing());
        assertEquals(Side.WHITE, told.getFirst().side());
        assertEquals("9.5.3", told.getFirst().article().number());
    }

    @Test
    void the_intended_move_is_in_order() {
        assertEquals(List.of(), told(wrongClaim("Nf3").move("Nf3")));
    }

    @Test
    void it_binds_one_move_only() {
        assertEquals(List.of(), told(wrongClaim("Nf3").moves("Nf3 Nc6 Bc4")));
        assertEquals(1, told(wrongClaim("Nf3").moves("Nc3 Nc6 Bc4")).size());
    }

    @Test
    void a_move_that_cannot_be_made_binds_nobody() {
        assertEquals(List.of(), told(wrongClaim("Nf6").move("Nc3")));
    }

    @Test
    void a_claim_by_the_position_on_the_board_binds_nobody() {
        assertEquals(List.of(), told(wrongClaim(null).move("Nc3")));
    }

    @Test
    void the_position_restored_by_the_arbiter_begins_anew() {
        assertEquals(
                List.of(),
                told(wrongClaim("Nf3").ruled(new Ruling.RestorePly(0)).moves("d4 d5 c4")));
    }
}
