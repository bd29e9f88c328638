package org.chatrang.gateway.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.Timing;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClockQualityTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final long SECONDS_1900_TO_1970 = 2_208_988_800L;

    private static long ntp(Instant time) {
        return (time.getEpochSecond() + SECONDS_1900_TO_1970) << 32 | ((long) time.getNano() << 32) / 1_000_000_000;
    }

    @Test
    void givenATimeServerThatIsBehindThenThisClockIsAheadByThat() throws Exception {
        try (DatagramSocket server = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> answer(server, Duration.ofSeconds(-3)));
            try (ClockQuality quality =
                    new ClockQuality("127.0.0.1:" + server.getLocalPort(), InstantSource.system()).start()) {
                Until.holds(
                        "the server has answered",
                        Duration.ofSeconds(10),
                        () -> quality.get().clockOffsetMicros() != null);
                Timing timing = quality.get();
                long error = Math.abs(timing.clockOffsetMicros() - 3_000_000);
                assertTrue(error <= timing.clockUncertaintyMicros() + 1000, timing.toString());
                assertTrue(timing.clockUncertaintyMicros() > 0, timing.toString());
                assertEquals(Optional.empty(), quality.fault());
            }
        }
    }

    @Test
    void givenAServerThatDoesNotAnswerThenItIsNamedWithSinceWhenAndWhy() throws Exception {
        int closed;
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
        InstantSource wall = InstantSource.fixed(Instant.parse("2026-03-01T09:00:00Z"));
        try (DatagramSocket silent = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            String quiet = "127.0.0.1:" + silent.getLocalPort();
            String nobody = "127.0.0.1:" + closed;
            assertEquals(
                    "time server: " + quiet + " does not answer in time, since 2026-03-01T09:00:00Z",
                    fault(quiet, wall));
            assertEquals(
                    "time server: nobody answers at " + nobody + ", since 2026-03-01T09:00:00Z", fault(nobody, wall));
        }
    }

    private static String fault(String server, InstantSource wall) {
        try (ClockQuality quality = new ClockQuality(server, wall).start()) {
            Until.holds("it is said", SOON, () -> quality.fault().isPresent());
            return quality.fault().orElseThrow();
        }
    }

    @Test
    void givenAServerThatDoesNotAnswerThenHealthSaysSo(@TempDir Path directory) throws Exception {
        try (DatagramSocket silent = new DatagramSocket(0, InetAddress.getLoopbackAddress());
                ClockQuality quality = new ClockQuality("127.0.0.1:" + silent.getLocalPort(), InstantSource.system())) {
            Gateway gateway = new Gateway(
                    Gateways.settings("127.0.0.1:1", "hall-a", directory.resolve("gateway.journal")),
                    List.of(),
                    new SimpleMeterRegistry(),
                    InstantSource.system(),
                    quality);
            assertNull(gateway.health().text());
            quality.start();
            Until.holds("health says it", SOON, () -> gateway.health().state() == GatewayHealth.State.DEGRADED);
            assertEquals(quality.fault().orElseThrow(), gateway.health().text());
            gateway.journal().close();
        }
    }

    private static void answer(DatagramSocket server, Duration off) {
        try {
            byte[] bytes = new byte[48];
            DatagramPacket packet = new DatagramPacket(bytes, bytes.length);
            server.receive(packet);
            ByteBuffer message = ByteBuffer.wrap(bytes);
            long sent = message.getLong(40);
            long now = ntp(Instant.now().plus(off));
            message.put(0, (byte) 0x24)
                    .put(1, (byte) 2)
                    .putLong(24, sent)
                    .putLong(32, now)
                    .putLong(40, now);
            server.send(packet);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void givenNoServerThenNothingIsClaimed() throws Exception {
        try (DatagramSocket silent = new DatagramSocket(0, InetAddress.getLoopbackAddress());
                ClockQuality quality = new ClockQuality("127.0.0.1:" + silent.getLocalPort(), InstantSource.system())) {
            assertNull(quality.get().clockOffsetMicros());
            assertNull(quality.get().clockUncertaintyMicros());
            assertEquals(new Timing(null, null, null), quality.get());
        }
    }
}
