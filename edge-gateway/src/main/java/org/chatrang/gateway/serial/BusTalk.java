package org.chatrang.gateway.serial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.dgt.BusCommand;
import org.chatrang.gateway.dgt.BusCommand.Kind;
import org.chatrang.gateway.dgt.BusDecoder;
import org.chatrang.gateway.dgt.BusMessage;

/**
 * Question and answer on a bus. A question whose answer is damaged or does not come is asked again, but for the changes: they
 * are told once only, so the last answer is asked for once more.
 */
final class BusTalk {
    private static final int TRIES = 3;
    private static final long ANSWER_NANOS = 300_000_000L;
    private static final long ALL_ANSWER_NANOS = 1_300_000_000L;

    private final ByteLink link;
    private final byte[] buffer = new byte[1024];
    private final List<BusMessage> arrived = new ArrayList<>();
    private final BusDecoder decoder = new BusDecoder(arrived::add);

    BusTalk(ByteLink link) {
        this.link = link;
    }

    /**
     * Asks one board.
     *
     * @return the answer, empty if the board does not answer
     * @throws IOException if the line is gone
     */
    <T extends BusMessage> Optional<T> ask(Kind kind, int address, Class<T> answer)
            throws IOException, InterruptedException {
        for (int tries = 0; tries < TRIES; tries++) {
            Kind asked = tries > 0 && kind == Kind.SEND_CHANGES ? Kind.REPEAT_CHANGES : kind;
            link.write(new BusCommand(asked, address).bytes());
            Optional<T> heard = await(address, answer);
            if (heard.isPresent()) {
                return heard;
            }
        }
        return Optional.empty();
    }

    private <T extends BusMessage> Optional<T> await(int address, Class<T> answer)
            throws IOException, InterruptedException {
        long until = System.nanoTime() + ANSWER_NANOS;
        while (System.nanoTime() - until < 0) {
            for (BusMessage message : read()) {
                if (answer.isInstance(message) && message.address() == address) {
                    return Optional.of(answer.cast(message));
                }
                if (message instanceof BusMessage.Damaged) {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /** The addresses of the boards that answer to all, but for those told not to. */
    List<Integer> pingAll() throws IOException, InterruptedException {
        link.write(new BusCommand(Kind.PING, 0).bytes());
        List<Integer> found = new ArrayList<>();
        long until = System.nanoTime() + ALL_ANSWER_NANOS;
        while (System.nanoTime() - until < 0) {
            for (BusMessage message : read()) {
                if (message instanceof BusMessage.Ping(int address)) {
                    found.add(address);
                }
            }
        }
        return found;
    }

    private List<BusMessage> read() throws IOException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        arrived.clear();
        decoder.accept(buffer, 0, Math.max(0, link.read(buffer)));
        return List.copyOf(arrived);
    }
}
