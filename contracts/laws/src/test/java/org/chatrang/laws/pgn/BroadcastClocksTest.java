package org.chatrang.laws.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.chatrang.laws.Colour;
import org.chatrang.laws.time.PlayerClock;
import org.chatrang.laws.time.TimeControl;
import org.chatrang.laws.time.TimeControlReading;
import org.junit.jupiter.api.Test;

/** The clock's arithmetic and the reading of time controls against the clocks of a real event. */
class BroadcastClocksTest {
    private int compared;
    private int agreeing;

    /**
     * With 15 minutes and 10 seconds, reading and time used predict the next reading to the second. The same figures were
     * counted in the text by other means; where they disagree the recorder put the time used down to another move.
     */
    @Test
    void realClocksDoWhatTheArithmeticSays() throws IOException {
        try (PgnReader reader = PgnReader.open(SharedPgn.path("pgn/sample-invitational-2023/round-1/games.pgn"))) {
            reader.games().forEach(this::compare);
        }
        assertEquals(770, compared);
        assertEquals(722, agreeing);
    }

    private void compare(PgnGame game) {
        TimeControlReading reading = TimeControl.read(game.tag("TimeControl").orElseThrow());
        TimeControl control =
                assertInstanceOf(TimeControlReading.Parsed.class, reading).control();
        for (Colour side : Colour.values()) {
            PlayerClock clock = PlayerClock.start(control, side);
            List<PgnPly> plies = game.plies();
            boolean known = false;
            for (int i = side.ordinal(); i < plies.size(); i += 2) {
                PgnPly ply = plies.get(i);
                if (known && ply.clock().isPresent() && ply.elapsed().isPresent()) {
                    Duration error = clock.press(ply.elapsed().get())
                            .remaining()
                            .minus(ply.clock().get())
                            .abs();
                    compared++;
                    agreeing += error.toSeconds() <= 1 ? 1 : 0;
                }
                known = ply.clock().isPresent();
                clock = known ? clock.set(ply.clock().get()) : clock;
            }
        }
    }
}
