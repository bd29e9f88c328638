package org.chatrang.gateway.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.gateway.support.Configs;
import org.junit.jupiter.api.Test;

class WrittenKeysTest {
    private static List<String> wrong(String lines) {
        Faults faults = new Faults();
        WrittenKeys.check(Configs.of(lines), List.of("chatrang.gateway.id", "chatrang.gateway.serial.*.port"), faults);
        return faults.all();
    }

    @Test
    void givenAKeyOfNobodyThenItIsSaidWithItsFileAndTheNearest() {
        assertEquals(
                List.of("chatrang.gatway.id (hall.properties) is no key of the gateway: its own begin with"
                        + " chatrang.gateway., those of the bus with kafka., those of its web server with"
                        + " quarkus.http.; the nearest is chatrang.gateway.id"),
                wrong("chatrang.gatway.id=a"));
        assertEquals(List.of(), wrong("quarkus.http.port=1\nkafka.acks=all\n%dev.x=1\nchatrang.gateway.id=a"));
    }

    @Test
    void givenNeitherYesNorNoThenItDoesNotCountAsNo() {
        assertEquals(
                List.of(
                        "chatrang.gateway.livechess.a.enabled=yes!: true or false was expected",
                        "chatrang.gateway.replay.provisional=1: true or false was expected"),
                wrong("chatrang.gateway.livechess.a.enabled=yes!\nchatrang.gateway.replay.provisional=1\n"
                        + "chatrang.gateway.livechess.b.enabled=TRUE"));
    }
}
