package org.chatrang.standings.inbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameStarted;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Stamp;
import org.chatrang.standings.Schedules;
import org.chatrang.standings.received.Received.Content;
import org.chatrang.standings.settlement.Said;
import org.junit.jupiter.api.Test;

class RecordReaderTest {
    private static final Stamp STAMP = new Stamp("desk", 1, 1);

    @Test
    void aVerdictCounts() {
        var verdict = Said.nothing(JudgeName.LEGALITY, 3);
        assertEquals(new Content.Counts(verdict), RecordReader.read("verdicts", Codec.bytes(verdict)));
    }

    @Test
    void aVerdictOutsideAGameLogIsPassed() {
        assertEquals(
                new Content.Passed(), RecordReader.read("verdicts", Codec.bytes(Said.nothing(JudgeName.LEGALITY, 0))));
    }

    @Test
    void aScheduleIsReadOutOfTheGameEvents() {
        var event = GameEvent.of("g", STAMP, Said.at(0), Schedules.game("cup", "open", 1, 1, "w", "b"));
        var read = assertInstanceOf(Content.Schedules.class, RecordReader.read("game-events", Codec.bytes(event)));
        assertEquals("g", read.gameId());
        assertEquals("cup", read.schedule().eventId());
    }

    @Test
    void otherGameEventsArePassedAlsoIfTheySpeakOfSchedules() {
        var start = GameEvent.of("GAME_SCHEDULED", STAMP, Said.at(0), new GameStarted());
        assertEquals(new Content.Passed(), RecordReader.read("game-events", Codec.bytes(start)));
    }

    @Test
    void aScheduleWhoseNamesCannotBeKeysIsPassed() {
        var event = GameEvent.of("g", STAMP, Said.at(0), Schedules.game("a\ncup", "open", 1, 1, "w", "b"));
        assertEquals(new Content.Passed(), RecordReader.read("game-events", Codec.bytes(event)));
    }

    @Property(tries = 500)
    void whateverItIsReadingGoesOn(@ForAll byte[] noise) {
        assertInstanceOf(Content.Unreadable.class, RecordReader.read("verdicts", noise));
        byte[] scheduled = ("{\"kind\":\"GAME_SCHEDULED\"" + new String(noise, StandardCharsets.ISO_8859_1))
                .getBytes(StandardCharsets.UTF_8);
        assertEquals(new Content.Passed(), RecordReader.read("game-events", scheduled));
    }
}
