package org.chatrang.events;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever a record holds, it is read as it was written; whatever bytes are read, the codec knows a record or refuses. */
class RoundTripTest {
    private static final int RECORDS = 1000;
    private static final int CHANGED = 3000;
    private static final String TELLING = "{}[]\",:0123456789eE-+.\\ufnt\u00ff";

    @ParameterizedTest
    @EnumSource(RecordType.class)
    void ofAnyRecord(RecordType type) throws Exception {
        AnyRecord any = new AnyRecord(20260314);
        for (int i = 0; i < RECORDS; i++) {
            Object record = any.of(type.type());
            byte[] written = Codec.bytes(record);

            Object read = Codec.read(written, type.type());

            assertEquals(record, read);
            assertArrayEquals(written, Codec.bytes(read));
            assertFalse(new String(written, StandardCharsets.UTF_8).contains("\n"), "a record is one line");
        }
    }

    @ParameterizedTest
    @EnumSource(EventKind.class)
    void ofAnyFact(EventKind kind) throws Exception {
        AnyRecord any = new AnyRecord(kind.ordinal());
        for (int i = 0; i < 200; i++) {
            GameEvent event = GameEvent.of("g", any.of(Stamp.class), java.time.Instant.EPOCH, any.of(kind.type()));

            assertEquals(event, Codec.readEvent(Codec.bytes(event)));
        }
    }

    @ParameterizedTest
    @EnumSource(RecordType.class)
    void ofGoldenSamplesWithDamagedBytes(RecordType type) {
        Random random = new Random(type.ordinal());
        List<Sample> samples = Sample.of(type);
        int refused = 0;
        for (int i = 0; i < CHANGED; i++) {
            byte[] damaged = damaged(samples.get(random.nextInt(samples.size())).json(), random);
            refused += refuses(damaged, type.type()) ? 1 : 0;
        }
        assertTrue(refused > CHANGED / 10, "only " + refused + " of " + CHANGED + " damaged records were refused");
    }

    @Test
    void ofRandomBytes() {
        Random random = new Random(7);
        for (int i = 0; i < CHANGED; i++) {
            byte[] bytes = new byte[1 + random.nextInt(300)];
            random.nextBytes(bytes);
            assertTrue(refuses(bytes, GameEvent.class));
        }
    }

    private static boolean refuses(byte[] json, Class<?> type) {
        try {
            Object read = Codec.read(json, type);
            assertEquals(read, Codec.read(Codec.bytes(read), type));
            return false;
        } catch (UnreadableRecordException e) {
            assertTrue(e.getMessage().length() < 500, e.getMessage());
            return true;
        }
    }

    private static byte[] damaged(byte[] json, Random random) {
        byte[] copy = json.clone();
        for (int i = 0; i <= random.nextInt(3); i++) {
            byte anyOther = (byte) TELLING.charAt(random.nextInt(TELLING.length()));
            copy[random.nextInt(copy.length)] = random.nextBoolean() ? anyOther : (byte) random.nextInt(256);
        }
        return copy;
    }
}
