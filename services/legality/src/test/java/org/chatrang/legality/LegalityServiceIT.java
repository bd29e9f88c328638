package org.chatrang.legality;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.events.Stamp;
import org.chatrang.events.Topics;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.Ports;
import org.chatrang.stack.StackBackend;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged judge as a process: it answers, says how it is, and stops when told to. The other judges share all of this. */
class LegalityServiceIT {
    @TempDir
    Path logs;

    @Test
    void the_packaged_judge_answers_tells_its_health_and_stops() throws Exception {
        int port = Ports.free();
        try (KafkaServer kafka = StackBackend.chosen().startKafka()) {
            Topics.all().forEach(topic -> kafka.createTopic(topic.name(), 1));
            schedule(kafka);
            ChildProcess judge = start(kafka, port);
            try {
                until("readiness", () -> get(port, "/q/health/ready").statusCode() == 200);
                assertTrue(verdict(kafka).contains("\"id\":\"g/legality/1\""));
                assertEquals(200, get(port, "/q/health/live").statusCode());
                assertEquals(200, get(port, "/q/health/started").statusCode());
                until("metrics", () -> get(port, "/q/metrics").body().contains("chatrang_judge_verdicts_total"));

                kafka.kill();
                assertEquals(200, get(port, "/q/health/live").statusCode());
                assertEquals(200, get(port, "/q/health/ready").statusCode(), "a broker away makes no judge unready");
            } finally {
                assertTrue(judge.stop(Duration.ofSeconds(40)), judge::logTail);
            }
        }
    }

    private ChildProcess start(KafkaServer kafka, int port) {
        List<String> command = List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xmx96m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dkafka.bootstrap.servers=" + kafka.bootstrapServers(),
                "-Dquarkus.http.port=" + port,
                "-Dchatrang.judge.instance=it",
                "-jar",
                Path.of("target/quarkus-app/quarkus-run.jar").toAbsolutePath().toString());
        return ChildProcess.start("legality", command, Map.of(), logs.resolve("legality.log"));
    }

    private static void schedule(KafkaServer kafka) throws Exception {
        Player player = new Player("p", "P", null, null, null, null);
        GameScheduled schedule = new GameScheduled(
                "e", null, null, null, "open", 1, null, 1, player, player, null, null, null, List.of(), null);
        String event = Codec.write(GameEvent.of("g", new Stamp("desk", 1, 1), Instant.now(), schedule));
        try (KafkaProducer<String, String> producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", kafka.bootstrapServers()),
                new StringSerializer(),
                new StringSerializer())) {
            producer.send(new ProducerRecord<>(Topics.GAME_EVENTS.name(), "g", event))
                    .get();
        }
    }

    private static String verdict(KafkaServer kafka) throws Exception {
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", kafka.bootstrapServers(), "isolation.level", "read_committed"),
                new StringDeserializer(),
                new StringDeserializer())) {
            TopicPartition place = new TopicPartition(Topics.VERDICTS.name(), 0);
            consumer.assign(List.of(place));
            consumer.seekToBeginning(List.of(place));
            String[] found = new String[1];
            until("a verdict", () -> {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
                records.forEach(record -> found[0] = record.value());
                return found[0] != null;
            });
            return found[0];
        }
    }

    private static HttpResponse<String> get(int port, String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .timeout(Duration.ofSeconds(5))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    }

    /** Until the service answers so; before it listens there is no answer. */
    private static void until(String what, Callable<Boolean> condition) {
        await(what)
                .pollInSameThread()
                .ignoreExceptionsInstanceOf(IOException.class)
                .atMost(Duration.ofSeconds(60))
                .until(condition);
    }
}
