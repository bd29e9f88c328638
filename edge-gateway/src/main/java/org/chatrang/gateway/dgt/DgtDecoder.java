package org.chatrang.gateway.dgt;

import java.util.function.Consumer;

/**
 * Takes the messages out of a board's bytes, however the bytes are cut into reads. The first byte of a message, and no other,
 * has its top bit set; so after a lost or broken byte the next message is read well.
 *
 * <pre>
 *   between --id--> high --length--> low --length--> data --last byte--> between
 *      ^  \__ other bytes are dropped, and told before the next message
 *      |______ a byte with the top bit set anywhere else: the message begun is told as damaged, a new one begins
 * </pre>
 *
 * For one thread at a time.
 */
public final class DgtDecoder {
    private static final int HEAD = 3;

    private final byte[] data = new byte[1 << 14];
    private final Consumer<DgtMessage> messages;
    private int id;
    private int length;
    /** Bytes of the message read, 0 between messages. */
    private int read;

    private int dropped;

    /** A decoder that gives what it reads to that consumer. */
    public DgtDecoder(Consumer<DgtMessage> messages) {
        this.messages = messages;
    }

    /** Takes the next bytes. */
    public void accept(byte[] bytes) {
        accept(bytes, 0, bytes.length);
    }

    /** Takes the next bytes, a part of the array. */
    public void accept(byte[] bytes, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            accept(bytes[i] & 0xFF);
        }
    }

    /** No more bytes come: what has begun is damaged. */
    public void end() {
        abandon();
        tellDropped();
    }

    private void accept(int value) {
        if (value >= 0x80) {
            abandon();
            tellDropped();
            id = value;
            read = 1;
        } else if (read == 0) {
            dropped++;
        } else if (read == 1) {
            length = value << 7;
            read = 2;
        } else if (read == 2) {
            length |= value;
            read = HEAD;
            headRead();
        } else {
            data[read++ - HEAD] = (byte) value;
            completeIfLast();
        }
    }

    private void headRead() {
        int expected = DgtContent.length(id);
        if (length < HEAD || expected >= 0 && length != expected + HEAD) {
            messages.accept(new DgtMessage.Damaged(
                    "message %02X of length %d, %d was expected".formatted(id, length, expected + HEAD)));
            read = 0;
        } else {
            completeIfLast();
        }
    }

    private void completeIfLast() {
        if (read == length) {
            read = 0;
            messages.accept(DgtContent.read(id, data, length - HEAD));
        }
    }

    private void abandon() {
        if (read > 0) {
            messages.accept(new DgtMessage.Damaged("message %02X broken off after %d bytes of it".formatted(id, read)));
            read = 0;
        }
    }

    private void tellDropped() {
        if (dropped > 0) {
            messages.accept(new DgtMessage.Damaged(dropped + " bytes that belong to no message"));
            dropped = 0;
        }
    }
}
