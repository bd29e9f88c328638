package org.chatrang.gateway.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplaySpeedTest {
    @Test
    void givenTwentyTimesThenAMinuteTakesThreeSeconds() {
        assertEquals(Duration.ofSeconds(3), ReplaySpeed.parse("20").real(Duration.ofMinutes(1)));
    }

    @Test
    void givenMaxThenNothingTakesTime() {
        assertEquals(Duration.ZERO, ReplaySpeed.parse("Max").real(Duration.ofMinutes(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-2", "fast", "", "NaN", "Infinity"})
    void givenNoSpeedThenTheMessageSaysWhatIsOne(String text) {
        var refused = assertThrows(IllegalArgumentException.class, () -> ReplaySpeed.parse(text));
        assertTrue(refused.getMessage().contains("give a positive number"), refused.getMessage());
    }
}
