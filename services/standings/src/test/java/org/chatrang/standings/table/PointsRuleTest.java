package org.chatrang.standings.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PointsRuleTest {
    @Test
    void anEventMayGiveThreePointsForAWin() {
        PointsRule rule = PointsRule.of(Map.of("points", "3-1-0"));
        assertEquals(new BigDecimal("3"), rule.points(GameResult.WHITE_WINS, Side.WHITE));
        assertEquals(new BigDecimal("0"), rule.points(GameResult.WHITE_WINS, Side.BLACK));
        assertEquals(new BigDecimal("1"), rule.points(GameResult.DRAW, Side.BLACK));
    }

    @Test
    void bothLoseMeansALossForEach() {
        PointsRule rule = PointsRule.of(Map.of("points", "3-1-0.5"));
        assertEquals(new BigDecimal("0.5"), rule.points(GameResult.BOTH_LOSE, Side.WHITE));
        assertEquals(new BigDecimal("0.5"), rule.points(GameResult.BOTH_LOSE, Side.BLACK));
    }

    @Test
    void aHalfMayBeWrittenAsSuch() {
        assertEquals(Optional.of(PointsRule.USUAL), PointsRule.parse("1 - ½ - 0"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "3",
                "3-1",
                "3-1-0-0",
                "three-one-nil",
                "1e9-0-0",
                "3--1",
                "3-1-",
                "-1-0-0",
                "99999999999999-1-0"
            })
    void whatCannotBeReadLeavesTheUsualPoints(String text) {
        assertEquals(PointsRule.USUAL, PointsRule.of(Map.of("points", text)));
    }
}
