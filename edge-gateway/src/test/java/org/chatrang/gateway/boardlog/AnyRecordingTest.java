package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.signal.Sensed;
import org.junit.jupiter.api.Test;

/** Recordings spoiled in every way: nothing stops the decoder, and cut into other pieces they tell the same. */
class AnyRecordingTest {
    /** More of them by hand: {@code -Dchatrang.boardlog.runs=20000}, which takes some minutes. */
    private static final int RUNS = Integer.getInteger("chatrang.boardlog.runs", 100);

    private static final int[] FAILED_ONCE = {343, 1082, 2358, 3785, 4063, 4211};

    private static final Recorder GAMES = Recorder.game(Recorder.SHORT)
            .whiteWins()
            .message(new DgtMessage.SerialNumber("01025"))
            .message(Recorder.game("e4").messages().getFirst())
            .message(Recorder.game("e4").messages().get(1));

    @Test
    void nothingStopsIt() {
        for (int run : IntStream.concat(IntStream.of(FAILED_ONCE), IntStream.range(0, RUNS))
                .toArray()) {
            Random random = new Random(run);
            byte[] recording = written(spoiled(random), random);
            RecordedGame whole = RecordedGame.of(recording);
            assertTrue(whole.board().games().size() >= 1);
            List<byte[]> reads = new ArrayList<>();
            for (int at = 0; at < recording.length; ) {
                int end = Math.min(recording.length, at + 1 + random.nextInt(30));
                reads.add(Arrays.copyOfRange(recording, at, end));
                at = end;
            }
            assertEquals(whole, RecordedGame.ofReads(reads), "run " + run);
        }
    }

    private static List<DgtMessage> spoiled(Random random) {
        List<DgtMessage> messages = new ArrayList<>(GAMES.messages());
        for (int n = random.nextInt(12); n > 0; n--) {
            int at = random.nextInt(messages.size());
            DgtMessage message = messages.get(at);
            switch (random.nextInt(6)) {
                case 0 -> messages.remove(at);
                case 1 -> messages.add(at, message);
                case 2 -> messages.add(random.nextInt(messages.size()), message);
                case 3 ->
                    messages.add(
                            at,
                            new DgtMessage.FieldUpdate(
                                    random.nextInt(64), Sensed.ofOrdinal(random.nextInt(Sensed.values().length))));
                case 4 ->
                    messages.add(
                            at,
                            new Capture("", GAMES.messages())
                                    .boardAfter(random.nextInt(GAMES.messages().size())));
                default -> messages.add(at, new DgtMessage.EepromMoves(Recorder.log(messages.subList(0, at))));
            }
        }
        return messages.subList(Math.min(messages.size(), random.nextInt(4) * 5), messages.size());
    }

    /** Raw, or in lines; some bytes wrong, some lost. */
    private static byte[] written(List<DgtMessage> messages, Random random) {
        boolean lines = random.nextBoolean();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (DgtMessage message : messages) {
            byte[] read = DgtEncoder.write(message);
            bytes.writeBytes(lines ? Base64.getEncoder().encode(read) : read);
            if (lines) {
                bytes.write('\n');
            }
        }
        byte[] written = bytes.toByteArray();
        for (int n = random.nextInt(4); n > 0 && written.length > 0; n--) {
            written[random.nextInt(written.length)] = (byte) random.nextInt(256);
        }
        int lost = random.nextInt(4) == 0 ? Math.min(written.length, 1 + random.nextInt(40)) : 0;
        return Arrays.copyOf(written, written.length - lost);
    }
}
