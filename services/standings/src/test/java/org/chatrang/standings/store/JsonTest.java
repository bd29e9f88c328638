package org.chatrang.standings.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Stamp;
import org.chatrang.events.StandingsSpec;
import org.chatrang.standings.Schedules;
import org.chatrang.standings.settlement.GameSettlement;
import org.chatrang.standings.settlement.Said;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void whatIsKnownOfAGameComesBackAsItWas() {
        GameSettlement game = GameSettlement.of(Said.GAME)
                .scheduled(new Stamp("desk", 1, 1), Schedules.game("cup", "open", 1, 1, "w", "b"))
                .state()
                .apply(Said.verdict(JudgeName.LEGALITY, 1, Said.ends(GameResult.DRAW, EndingKind.STALEMATE)))
                .state()
                .apply(Said.verdict(JudgeName.LEGALITY, 2, Said.reopens("A. Arbiter", "reason")))
                .state();
        assertEquals(game, Json.read(Json.write(game), GameSettlement.class));
        assertEquals(GameSettlement.of("g"), Json.read(Json.write(GameSettlement.of("g")), GameSettlement.class));
    }

    @Test
    void aPairingComesBackAsItWas() {
        Pairing pairing = new Pairing(
                Schedules.player("w"), Schedules.player("b"), "2026.03.01", "3-1-0", StandingsSpec.of("DE"), 1);
        assertEquals(pairing, Json.read(Json.write(pairing), Pairing.class));
    }
}
