package org.chatrang.standings.inbox;

import java.nio.charset.StandardCharsets;
import org.chatrang.events.Codec;
import org.chatrang.events.EventKind;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.events.Verdict;
import org.chatrang.standings.Names;
import org.chatrang.standings.received.Received.Content;

/** Reads what a record says to the standings. Never throws: whatever it is, reading goes on. */
public final class RecordReader {
    private static final byte[] SCHEDULED = EventKind.GAME_SCHEDULED.name().getBytes(StandardCharsets.UTF_8);
    private static final Content PASSED = new Content.Passed();

    private RecordReader() {}

    /** What a record of this topic says. */
    public static Content read(String topic, byte[] value) {
        return topic.equals(Topics.VERDICTS.name()) ? verdict(value) : schedule(value);
    }

    private static Content verdict(byte[] value) {
        try {
            Verdict verdict = Codec.read(value, Verdict.class);
            if (verdict.seq() == 0) {
                return PASSED;
            }
            return Names.usable(verdict.gameId())
                    ? new Content.Counts(verdict)
                    : new Content.Unreadable(
                            "field \"gameId\" cannot be a key: it is blank, longer than 500 characters,"
                                    + " or has control characters or broken ones");
        } catch (UnreadableRecordException | RuntimeException e) {
            return new Content.Unreadable(e.getMessage());
        }
    }

    /** The judges report what is wrong with a game event; here only readable schedules matter. */
    private static Content schedule(byte[] value) {
        if (!mentionsSchedule(value)) {
            return PASSED;
        }
        try {
            GameEvent event = Codec.readEvent(value);
            return event.fact() instanceof GameScheduled schedule
                            && Names.usable(event.gameId())
                            && Names.usable(schedule.eventId())
                            && Names.usable(schedule.section())
                    ? new Content.Schedules(event, schedule)
                    : PASSED;
        } catch (UnreadableRecordException | RuntimeException e) {
            return PASSED;
        }
    }

    /** A cheap look: nearly all game events are moves and clock readings and need not be parsed here. */
    private static boolean mentionsSchedule(byte[] value) {
        int last = value == null ? -1 : value.length - SCHEDULED.length;
        for (int start = 0; start <= last; start++) {
            int same = 0;
            while (same < SCHEDULED.length && value[start + same] == SCHEDULED[same]) {
                same++;
            }
            if (same == SCHEDULED.length) {
                return true;
            }
        }
        return false;
    }
}
