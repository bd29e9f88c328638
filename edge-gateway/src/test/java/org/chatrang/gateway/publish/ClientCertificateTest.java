package org.chatrang.gateway.publish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GatewayHealth;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.GatewaySettings;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.Facts;
import org.chatrang.gateway.support.Until;
import org.chatrang.stack.LocalKafka;
import org.chatrang.stack.LocalKafkaOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bus that lets in only who has a certificate it trusts. The certificates are made for the test. */
class ClientCertificateTest {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static final String PASSWORD = "only-for-the-test";

    @TempDir
    Path directory;

    /** A key of its own with a certificate for it, by the JDK's tool: there is no other way to make one with the JDK alone. */
    private Process certificate(String name) throws Exception {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-J-XX:TieredStopAtLevel=1",
                "-genkeypair",
                "-alias",
                name,
                "-keyalg",
                "EC",
                "-dname",
                "CN=" + name,
                "-validity",
                "2",
                "-ext",
                "san=ip:127.0.0.1",
                "-keystore",
                name + ".p12",
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD);
        return new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve(name + "-keytool.log").toFile())
                .start();
    }

    private void trust(String who, String whom) throws Exception {
        KeyStore known = KeyStore.getInstance(directory.resolve(whom + ".p12").toFile(), PASSWORD.toCharArray());
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry(whom, known.getCertificate(whom));
        try (OutputStream out = Files.newOutputStream(directory.resolve(who + "-trusts.p12"))) {
            trusted.store(out, PASSWORD.toCharArray());
        }
    }

    private Map<String, Object> stores(String name) {
        Map<String, Object> settings = new HashMap<>();
        settings.put(
                "ssl.truststore.location",
                directory.resolve(name + "-trusts.p12").toString());
        settings.put("ssl.truststore.type", "PKCS12");
        settings.put("ssl.truststore.password", PASSWORD);
        settings.put("ssl.keystore.location", directory.resolve(name + ".p12").toString());
        settings.put("ssl.keystore.type", "PKCS12");
        settings.put("ssl.keystore.password", PASSWORD);
        settings.put("ssl.key.password", PASSWORD);
        return settings;
    }

    private static int freePort() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private Gateway gateway(int port, String certificate) {
        Map<String, Object> kafka = new HashMap<>(stores("gateway"));
        kafka.put(
                "ssl.keystore.location", directory.resolve(certificate + ".p12").toString());
        kafka.put("bootstrap.servers", "127.0.0.1:" + port);
        kafka.put("security.protocol", "SSL");
        BusSettings bus = new BusSettings(kafka, Duration.ofSeconds(4), Duration.ofMillis(500), 100);
        GatewaySettings settings = new GatewaySettings(
                "gateway",
                JournalSettings.of(directory.resolve("gateway.journal")),
                bus,
                Duration.ofSeconds(10),
                Duration.ofSeconds(1),
                1);
        return new Gateway(settings, List.of(), new SimpleMeterRegistry(), InstantSource.system());
    }

    @Test
    void givenABusThatAsksForACertificateThenOnlyTheRightOnePublishes() throws Exception {
        List<Process> certificates = List.of(certificate("bus"), certificate("gateway"), certificate("stranger"));
        for (Process certificate : certificates) {
            assertEquals(0, certificate.waitFor(), "keytool; see its log in " + directory);
        }
        trust("bus", "gateway");
        trust("gateway", "bus");
        int plain = freePort();
        int secure = freePort();
        int controller = freePort();
        LocalKafkaOptions options = LocalKafkaOptions.temporary()
                .onPort(plain)
                .with(
                        "listeners",
                        "PLAINTEXT://127.0.0.1:%d,SSL://127.0.0.1:%d,CONTROLLER://127.0.0.1:%d"
                                .formatted(plain, secure, controller))
                .with("advertised.listeners", "PLAINTEXT://127.0.0.1:%d,SSL://127.0.0.1:%d".formatted(plain, secure))
                .with("controller.quorum.voters", "1@127.0.0.1:" + controller)
                .with("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,SSL:SSL,CONTROLLER:PLAINTEXT")
                .with("ssl.client.auth", "required");
        for (Map.Entry<String, Object> setting : stores("bus").entrySet()) {
            options = options.with(setting.getKey(), setting.getValue().toString());
        }
        try (LocalKafka kafka = LocalKafka.start(options);
                Bus bus = new Bus(kafka)) {
            Gateway stranger = gateway(secure, "stranger");
            stranger.start();
            stranger.assignments().assign(new BoardAssignment("a", "gateway", "Hall", 1, "game-of-a", null, false));
            stranger.journal().record(Facts.seen("a", 1));
            Until.holds(
                    "the stranger is not let in",
                    SOON,
                    () -> stranger.health().state() == GatewayHealth.State.BUS_UNREACHABLE);
            stranger.stop();

            Gateway known = gateway(secure, "gateway");
            known.start();
            bus.readUntil("what was recorded meanwhile is on the bus", SOON, () -> bus.read("game-of-a") == 1);
            assertInstanceOf(
                    Facts.move(1).getClass(), bus.game("game-of-a").getFirst().fact());
            known.stop();
        }
    }
}
