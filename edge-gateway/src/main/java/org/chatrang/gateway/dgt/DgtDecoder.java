package org.chatrang.gateway.dgt;

import java.util.function.Consumer;

/**
 * Reads what a board says in single-board mode, however the bytes are cut into reads. A damaged message costs itself and no
 * other. For one thread at a time.
 */
public final class DgtDecoder {
    private final Frames frames;

    /** A decoder that gives what it reads to that consumer. */
    public DgtDecoder(Consumer<DgtMessage> messages) {
        frames = new Frames(new Frames.Content() {
            @Override
            public int dataLength(int id) {
                return DgtContent.length(id);
            }

            @Override
            public void message(int id, byte[] data, int length) {
                messages.accept(DgtContent.read(id, data, length));
            }

            @Override
            public void damaged(String text) {
                messages.accept(new DgtMessage.Damaged(text));
            }
        });
    }

    /** Takes the next bytes. */
    public void accept(byte[] bytes) {
        frames.accept(bytes, 0, bytes.length);
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
