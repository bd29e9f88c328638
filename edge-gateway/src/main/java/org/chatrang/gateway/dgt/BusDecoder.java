package org.chatrang.gateway.dgt;

import java.util.function.Consumer;

/** Reads what boards say in bus mode, however the bytes are cut into reads. For one thread at a time. */
public final class BusDecoder {
    private final Frames frames;

    /** A decoder that gives what it reads to that consumer. */
    public BusDecoder(Consumer<BusMessage> messages) {
        frames = new Frames(new Frames.Content() {
            @Override
            public int dataLength(int id) {
                return BusContent.length(id);
            }

            @Override
            public void message(int id, byte[] data, int length) {
                messages.accept(BusContent.read(id, data, length));
            }

            @Override
            public void damaged(String text) {
                messages.accept(new BusMessage.Damaged(text));
            }
        });
    }

    /** Takes the next bytes, a part of the array. */
    public void accept(byte[] bytes, int offset, int count) {
        frames.accept(bytes, offset, count);
    }

    /** No more bytes come: what has begun is damaged. */
    public void end() {
        frames.end();
    }
}
