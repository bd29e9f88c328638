package org.chatrang.legality.laws;

import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chatrang.events.FindingKind;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.laws.Position;
import org.junit.jupiter.api.Test;

/** What the arbiter reads: which man, from where, since which move. */
class ArbiterWordsTest {

    @Test
    void theMoveThatLostTheRightToCastleIsNamed() {
        GameLog log = given().scheduled().started();
        log.moves("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Kf1 Nf6 5. Ke1 d6").uci("e1g1");
        String text = judged(log).lastFinding(FindingKind.MOVE_ILLEGAL).text();
        assertTrue(text.contains("was lost with 4.Kf1, when the king moved"), text);
    }

    @Test
    void thePinningManIsNamed() {
        GameLog log = given().startFen("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1")
                .scheduled()
                .started();
        String text =
                judged(log.uci("e2d3")).lastFinding(FindingKind.MOVE_ILLEGAL).text();
        assertTrue(text.contains("in check then from the black rook on e7"), text);
    }

    @Test
    void aBoardPutBackIsRecognised() {
        GameLog log = given().scheduled().started();
        log.moves("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6")
                .placement("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R", false);
        String text = judged(log).lastFinding(FindingKind.PLACEMENT_UNEXPLAINED).text();
        assertTrue(text.contains("after half-move 6 (move 3 of Black) again"), text);
    }

    @Test
    void whatIsMissingIsNamed() {
        GameLog log = given().scheduled().started();
        String shown = Position.initial().placement().replace("RNBQKBNR", "RNBQKB1R");
        String text = judged(log.placement(shown, false))
                .lastFinding(FindingKind.PLACEMENT_UNEXPLAINED)
                .text();
        assertTrue(text.contains("Missing: white knight on g1."), text);
    }
}
