package org.chatrang.gateway.time;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.chatrang.events.Timing;
import org.chatrang.gateway.failure.FailureWords;
import org.jboss.logging.Logger;

/**
 * Asks a time server (SNTP, RFC 4330) now and then how far this machine's clock is off. Says so with every event; sets
 * nothing. Without a server nothing is known. What is known gets less certain while the server is away.
 */
public final class ClockQuality implements KnownTime, AutoCloseable {
    private static final Logger LOG = Logger.getLogger(ClockQuality.class);
    private static final Timing UNKNOWN = new Timing(null, null, null);
    private static final Duration EVERY = Duration.ofMinutes(1);
    /** An answer may be lost on its way: asked again so soon. */
    private static final Duration AGAIN = Duration.ofSeconds(5);

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final int PORT = 123;
    private static final int LENGTH = 48;
    private static final long SECONDS_1900_TO_1970 = 2_208_988_800L;
    /** A computer's clock drifts by up to about this much. */
    private static final double DRIFT = 50e-6;

    private final String host;
    private final int port;
    private final InstantSource wall;
    private volatile Measured measured;
    private volatile Silence silence;
    private Thread thread;

    private record Silence(Instant since, String reason, int times) {
        Silence again(String reason) {
            return new Silence(since, reason, times + 1);
        }
    }

    private record Measured(long offsetMicros, long uncertaintyMicros, long atNanos) {}

    /** {@code server} is a host, perhaps with {@code :port}. */
    public ClockQuality(String server, InstantSource wall) {
        int colon = server.lastIndexOf(':');
        this.host = colon < 0 ? server : server.substring(0, colon);
        this.port = colon < 0 ? PORT : Integer.parseInt(server.substring(colon + 1));
        this.wall = wall;
    }

    /** Begins to ask. */
    public ClockQuality start() {
        thread = Thread.ofVirtual().name("time-server").start(this::run);
        return this;
    }

    private void run() {
        try {
            while (true) {
                try {
                    measured = ask();
                    if (silence != null) {
                        LOG.infof("event=time-server-answers server=%s", server());
                    }
                    silence = null;
                } catch (IOException | UnresolvedAddressException e) {
                    unanswered(FailureWords.ofConnection(e, server()));
                }
                Thread.sleep(silence == null ? EVERY : AGAIN);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void unanswered(String reason) {
        Silence before = silence;
        if (before == null || !before.reason().equals(reason)) {
            LOG.warnf("event=time-server-away server=%s reason=\"%s\"", server(), reason);
        }
        silence = before == null
                ? new Silence(wall.instant().truncatedTo(ChronoUnit.SECONDS), reason, 1)
                : before.again(reason);
    }

    private String server() {
        return host + ":" + port;
    }

    /** One answer that was lost counts for nothing once there was another. */
    @Override
    public Optional<String> fault() {
        Silence now = silence;
        return now == null || measured != null && now.times() == 1
                ? Optional.empty()
                : Optional.of("time server: " + now.reason() + ", since " + now.since());
    }

    private Measured ask() throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.setSoTimeout((int) PATIENCE.toMillis());
            socket.connect(InetAddress.getByName(host), port);
            ByteBuffer request = ByteBuffer.allocate(LENGTH);
            request.put(0, (byte) 0x23); // no warning, version 4, client
            long sent = micros(wall.instant());
            long began = System.nanoTime();
            request.putLong(40, sent);
            socket.send(new DatagramPacket(request.array(), LENGTH));
            byte[] answer = new byte[LENGTH];
            DatagramPacket packet = new DatagramPacket(answer, LENGTH);
            socket.receive(packet);
            long roundTrip = (System.nanoTime() - began) / 1000;
            return read(ByteBuffer.wrap(answer), packet.getLength(), sent, roundTrip);
        }
    }

    private Measured read(ByteBuffer answer, int length, long sent, long roundTrip) throws IOException {
        int mode = answer.get(0) & 7;
        boolean unset = (answer.get(0) >> 6 & 3) == 3;
        if (length < LENGTH || mode != 4 || unset || answer.get(1) == 0 || answer.getLong(24) != sent) {
            throw new IOException("what answers there does not tell a time");
        }
        long received = ntpMicros(answer.getLong(32));
        long transmitted = ntpMicros(answer.getLong(40));
        long inServer = transmitted - received;
        // ahead of true time is positive: the middle of the round trip here, minus the middle at the server
        long offset = sent + roundTrip / 2 - (received + inServer / 2);
        long dispersion = (long) ((answer.getInt(8) & 0xFFFFFFFFL) * 1e6 / 65536);
        long delay = (long) ((answer.getInt(4) & 0xFFFFFFFFL) * 1e6 / 65536);
        long uncertainty = Math.max(1, (roundTrip - inServer) / 2) + dispersion + delay / 2;
        return new Measured(offset, uncertainty, System.nanoTime());
    }

    private static long micros(Instant time) {
        return time.getEpochSecond() * 1_000_000 + time.getNano() / 1000;
    }

    private static long ntpMicros(long timestamp) {
        long seconds = (timestamp >>> 32) - SECONDS_1900_TO_1970;
        return seconds * 1_000_000 + ((timestamp & 0xFFFFFFFFL) * 1_000_000 >>> 32);
    }

    @Override
    public Timing get() {
        Measured known = measured;
        if (known == null) {
            return UNKNOWN;
        }
        long drifted = (long) ((System.nanoTime() - known.atNanos()) / 1000 * DRIFT);
        return new Timing(null, known.offsetMicros(), known.uncertaintyMicros() + drifted);
    }

    @Override
    public void close() {
        if (thread != null) {
            thread.interrupt();
        }
    }
}
