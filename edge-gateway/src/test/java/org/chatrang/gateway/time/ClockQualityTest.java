package org.chatrang.gateway.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.chatrang.events.Timing;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;

class ClockQualityTest {
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
            }
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
