package org.chatrang.broadcast.tape;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import org.chatrang.broadcast.bus.Intake;
import org.chatrang.broadcast.stream.Hall;
import org.chatrang.broadcast.stream.HistoryLimits;
import org.chatrang.events.UnreadableRecordException;

/** Halls for tests, and records put into them. */
public final class Halls {
    public static final long EPOCH = 1_700_000_000_000L;

    private Halls() {}

    public static Hall live(int records) {
        Hall hall = new Hall(EPOCH, new HistoryLimits(records, 1 << 20, Duration.ofMinutes(30)), () -> 0);
        hall.goLive();
        return hall;
    }

    public static Hall fed(Hall hall, List<Sent> sent) {
        Intake intake = new Intake(hall, new SimpleMeterRegistry());
        for (Sent record : sent) {
            try {
                intake.take(record.topic(), record.value());
            } catch (UnreadableRecordException e) {
                throw new IllegalArgumentException(record.json(), e);
            }
        }
        return hall;
    }
}
