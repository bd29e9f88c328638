package org.chatrang.scaler;

import static io.restassured.RestAssured.get;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.DeploymentBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.kubernetes.client.KubernetesServer;
import io.quarkus.test.kubernetes.client.KubernetesTestServer;
import io.quarkus.test.kubernetes.client.WithKubernetesTestServer;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.chatrang.events.Codec;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Topics;
import org.chatrang.scaler.cluster.Deployments;
import org.chatrang.scaler.cluster.Leadership;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;

/**
 * The whole service on a real broker. Its API server is a mock that keeps what it is given, because no real one runs
 * without a cluster: it refuses stale resource versions, but knows nothing of access rights, admission or pods.
 */
@QuarkusTest
@QuarkusTestResource(value = BusResource.class, restrictToAnnotatedClass = true)
@WithKubernetesTestServer
class RoundScalerTest {
    private static final int GAMES = 25;
    private static final int BEHIND = 3500;

    @KubernetesTestServer
    KubernetesServer server;

    @Test
    void growsBeforeARoundAndUnderLagAndShrinksWhenAllIsSettled() {
        for (JudgeName judge : JudgeName.values()) {
            client().resource(deployment("chatrang-" + judge.label())).create();
        }
        leadsByALease();

        send(Topics.GAME_EVENTS.name(), "broken", "{\"kind\":\"GAME_SCHEDULED\"");
        Instant soon = Instant.now().plusSeconds(300);
        for (int i = 0; i < GAMES; i++) {
            send(Topics.GAME_EVENTS.name(), "g" + i, Codec.write(Records.event("g" + i, 1, Records.schedule(soon))));
        }
        awaitReplicas(JudgeName.LEGALITY, 3);
        awaitReplicas(JudgeName.CLOCK_ADJUDICATION, BusResource.PARTITIONS);
        awaitReplicas(JudgeName.DRAW_DETECTION, 1);

        for (int i = 0; i < BEHIND; i++) {
            send(Topics.GAME_EVENTS.name(), "g" + i % GAMES, "{}");
        }
        awaitReplicas(JudgeName.DRAW_DETECTION, 4);

        for (int i = 0; i < GAMES; i++) {
            send(Topics.RESULTS.name(), "g" + i, Codec.write(Records.settled("g" + i)));
        }
        awaitReplicas(JudgeName.LEGALITY, 1);
        awaitReplicas(JudgeName.CLOCK_ADJUDICATION, 1);
        assertEquals(4, replicas(JudgeName.DRAW_DETECTION), "still behind");

        get("/q/health/started").then().statusCode(200);
        get("/q/health/live").then().statusCode(200);
        get("/q/health/ready").then().statusCode(200).body("checks[0].data.leads", equalTo(true));
        get("/q/metrics")
                .then()
                .body(containsString("chatrang_scaler_leader 1.0"))
                .body(containsString("chatrang_scaler_replicas{judge=\"draw-detection\"} 4.0"))
                .body(containsString("chatrang_scaler_records_unreadable_total 1.0"));
    }

    @Test
    void doesNotOverwriteWhatSomebodyElseHasChanged() {
        Deployments deployments = new Deployments(client(), BusResource.NAMESPACE);
        client().resource(deployment("contested")).create();
        Deployment asRead = deployments.find("contested").orElseThrow();

        assertTrue(deployments.resize(asRead, 2));
        assertFalse(deployments.resize(asRead, 5));

        assertEquals(2, deployments.find("contested").orElseThrow().getSpec().getReplicas());
        assertTrue(deployments.find("absent").isEmpty());
    }

    @Test
    void handsOverWhenTheOneThatActsStops() {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor();
                Leadership one = candidate(threads, "one");
                Leadership other = candidate(threads, "other")) {
            one.stand();
            await().atMost(Duration.ofSeconds(30)).until(one::leads);
            other.stand();

            assertFalse(other.leads());
            one.close();
            await().atMost(Duration.ofSeconds(30)).until(other::leads);
            assertFalse(one.leads());
        }
    }

    private Leadership candidate(Executor threads, String identity) {
        return new Leadership(client(), threads, BusResource.NAMESPACE, "contested", identity, Duration.ofSeconds(3));
    }

    private void leadsByALease() {
        await().atMost(Duration.ofSeconds(30)).untilAsserted(() -> {
            var lease = client().leases()
                    .inNamespace(BusResource.NAMESPACE)
                    .withName("chatrang-round-scaler")
                    .get();
            assertEquals("this-test", lease.getSpec().getHolderIdentity());
        });
    }

    private void awaitReplicas(JudgeName judge, int expected) {
        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() -> assertEquals(expected, replicas(judge), judge.label()));
    }

    private int replicas(JudgeName judge) {
        return client().apps()
                .deployments()
                .inNamespace(BusResource.NAMESPACE)
                .withName("chatrang-" + judge.label())
                .get()
                .getSpec()
                .getReplicas();
    }

    private KubernetesClient client() {
        return server.getClient();
    }

    private static Deployment deployment(String name) {
        return new DeploymentBuilder()
                .withNewMetadata()
                .withName(name)
                .withNamespace(BusResource.NAMESPACE)
                .endMetadata()
                .withNewSpec()
                .withReplicas(1)
                .endSpec()
                .build();
    }

    private static void send(String topic, String key, String value) {
        Holder.PRODUCER.send(new ProducerRecord<>(topic, key, value.getBytes(UTF_8)));
    }

    private static final class Holder {
        private static final KafkaProducer<String, byte[]> PRODUCER = new KafkaProducer<>(
                Map.of("bootstrap.servers", SharedKafka.get().bootstrapServers(), "acks", "all"),
                new StringSerializer(),
                new ByteArraySerializer());
    }
}
