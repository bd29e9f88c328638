package org.chatrang.gateway.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.smallrye.config.SmallRyeConfig;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.TimeoutException;
import org.chatrang.gateway.publish.BusSettings;
import org.chatrang.gateway.publish.BusWords;
import org.chatrang.gateway.support.Configs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BusKeysTest {
    private static List<String> wrong(String lines) {
        SmallRyeConfig config = Configs.of(lines);
        Map<String, Object> settings = new TreeMap<>();
        config.getPropertyNames().forEach(name -> {
            if (name.startsWith("kafka.")) {
                settings.put(name.substring("kafka.".length()), config.getRawValue(name));
            }
        });
        Faults faults = new Faults();
        BusKeys.check(config, settings, faults);
        return faults.all();
    }

    @Test
    void givenTheSampleOfTheReadmeOrNoBusThenNothingIsWrong() throws Exception {
        assertEquals(List.of(), wrong(Configs.readmeSample()));
        assertEquals(List.of(), wrong(""));
        assertEquals(List.of(), wrong("kafka.bootstrap.servers=SSL://a.example.org:9093, [::1]:9092"));
    }

    @Test
    void givenASettingThatNoClientKnowsThenTheNearestIsSaid() {
        assertEquals(
                List.of("kafka.bootstrap.server is no setting of a Kafka client; the nearest is"
                        + " kafka.bootstrap.servers"),
                wrong("kafka.bootstrap.server=a:9092"));
    }

    @Test
    void givenAValueThatNoClientTakesThenTheKeyIsSaidAndNoSecret() {
        List<String> wrong = wrong("kafka.security.protocol=SLS\nkafka.linger.ms=soon");
        assertEquals(2, wrong.size(), wrong.toString());
        assertTrue(wrong.contains("kafka.linger.ms: Not a number of type LONG"), wrong.toString());
        assertTrue(wrong.getFirst().startsWith("kafka.security.protocol: String must be one of"), wrong.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"bus", "bus:", "bus:0", "bus:99999", "http://bus:9092", "bus:9092,", "bus:9092 bus2:9092"})
    void givenAnAddressWithoutHostOrPortThenItIsRefused(String address) {
        assertEquals(
                List.of("kafka.bootstrap.servers=" + address
                        + ": HOST:PORT, several with commas between them, was expected"),
                wrong("kafka.bootstrap.servers=" + address));
    }

    @Test
    void givenWhatWouldLoseOrDoubleEventsThenItIsRefused() {
        assertEquals(
                List.of(
                        "kafka.isolation.level is set by the gateway itself, so that each event is on the bus once: leave"
                                + " it out",
                        "kafka.transactional.id is set by the gateway itself, so that each event is on the bus once:"
                                + " leave it out",
                        "kafka.acks=1: events would be lost or doubled on the bus: leave it out",
                        "kafka.enable.idempotence=false: events would be lost or doubled on the bus: leave it out"),
                wrong("kafka.acks=1\nkafka.transactional.id=x\nkafka.enable.idempotence=false\n"
                        + "kafka.isolation.level=read_uncommitted"));
        assertEquals(List.of(), wrong("kafka.acks=all\nkafka.enable.idempotence=true"));
    }

    @Test
    void givenFilesThatAreMissingThenTheBusIsAwayInWords() {
        KafkaException failure = new KafkaException(
                "Failed to construct kafka producer", new KafkaException(new NoSuchFileException("/etc/hall-a.pem")));
        assertEquals(
                "Failed to construct kafka producer: /etc/hall-a.pem is not there",
                BusWords.of(failure, BusSettings.of("a:9092")));
    }

    @Test
    void givenASilentBusThenItsAddressIsSaid() {
        assertEquals(
                "nobody answers at kafka.bootstrap.servers=a:9092 (Timeout expired after 20000ms while awaiting"
                        + " InitProducerId)",
                BusWords.of(
                        new TimeoutException("Timeout expired after 20000ms while awaiting InitProducerId"),
                        BusSettings.of("a:9092")));
    }

    @Test
    void givenNoAddressThenHealthCanSaySo() {
        assertFalse(BusSettings.of("").hasAddress());
        assertFalse(new BusSettings(Map.of(), java.time.Duration.ZERO, java.time.Duration.ZERO, 1).hasAddress());
        assertTrue(BusSettings.of("a:9092").hasAddress());
    }
}
