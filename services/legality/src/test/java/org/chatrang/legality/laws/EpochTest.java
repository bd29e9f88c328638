package org.chatrang.legality.laws;

import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.FindingKind;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An epoch far ahead of its record's own time would silence its source for ever: such a record is not taken. */
class EpochTest {
    private static final long NOW = 1_767_261_600;
    private static final long DAY = 86_400;

    @Test
    void now_is_the_time_of_the_records() {
        assertEquals(GameLog.START.getEpochSecond(), NOW);
    }

    private static GameLog spoiledBy(long epoch) {
        return given().scheduled().started().stamped(new Stamp(GameLog.GATEWAY, epoch, 1), new DrawOffered(Side.WHITE));
    }

    @ParameterizedTest
    @ValueSource(longs = {NOW + DAY + 1, NOW * 1000, Long.MAX_VALUE})
    void it_is_refused_and_the_true_source_goes_on(long epoch) {
        GameLog log = spoiledBy(epoch);
        assertEquals(List.of(FindingKind.SOURCE_REFUSED), judged(log).lastKinds());
        assertEquals(3, log.state().seq(), "it has its place in the log");
        assertEquals(null, log.state().lastStamp(GameLog.GATEWAY));

        log.move("e4");
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log).lastKinds());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 999_999, NOW, NOW + DAY})
    void a_count_or_the_seconds_of_the_clock_are_taken(long epoch) {
        assertEquals(epoch, spoiledBy(epoch).state().lastStamp(GameLog.GATEWAY).epoch());
    }

    @Test
    void told_again_it_is_refused_again() {
        GameLog log = spoiledBy(Long.MAX_VALUE);
        log.stamped(
                new Stamp(GameLog.GATEWAY, Long.MAX_VALUE, 1),
                new MoveCompleted(1, "e2e4", null, null, null, null, null));
        assertEquals(List.of(FindingKind.SOURCE_REFUSED), judged(log).lastKinds());
        assertEquals(0, log.state().ply());
    }
}
