package org.chatrang.gateway.dgt;

import java.util.HexFormat;

/**
 * Takes the messages out of a line's bytes, however the bytes are cut into reads. The first byte of a message, and no other,
 * has its top bit set; two bytes with the length follow, of seven bits each. So after a lost or broken byte the next message is
 * read well.
 *
 * <pre>
 *   between --id--> high --length--> low --length--> data --last byte--> between
 *      ^  \__ other bytes are dropped, and told before the next message
 *      |______ a byte with the top bit set anywhere else: the message begun is told as damaged, a new one begins
 * </pre>
 *
 * For one thread at a time.
 */
final class Frames {
    static final int HEAD = 3;
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final byte[] data = new byte[1 << 14];
    private final Content content;
    private int id;
    private int length;
    /** Bytes of the message read, 0 between messages. */
    private int read;

    private int dropped;

    /** Who makes sense of whole messages. */
    interface Content {
        /** How many data bytes a message of that kind has, -1 if that varies or the kind is not known. */
        int dataLength(int id);

        /** A message is whole; its data are the first {@code length} bytes. */
        void message(int id, byte[] data, int length);

        /** Bytes are lost or broken. */
        void damaged(String text);
    }

    Frames(Content content) {
        this.content = content;
    }

    void accept(byte[] bytes, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            accept(bytes[i] & 0xFF);
        }
    }

    /** No more bytes come: what has begun is damaged. */
    void end() {
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
        int expected = content.dataLength(id);
        if (length < HEAD || expected >= 0 && length != expected + HEAD) {
            content.damaged(
                    expected < 0
                            ? kind() + " of length " + length + ", and its head alone has " + HEAD
                            : kind() + " of length " + length + ", " + (expected + HEAD) + " was expected");
            read = 0;
        } else {
            completeIfLast();
        }
    }

    private void completeIfLast() {
        if (read == length) {
            read = 0;
            content.message(id, data, length - HEAD);
        }
    }

    private void abandon() {
        if (read > 0) {
            content.damaged(kind() + " broken off after " + bytes(read) + " of it");
            read = 0;
        }
    }

    private void tellDropped() {
        if (dropped > 0) {
            content.damaged(bytes(dropped) + (dropped == 1 ? " that belongs" : " that belong") + " to no message");
            dropped = 0;
        }
    }

    private String kind() {
        return "message " + HEX.toHexDigits((byte) id);
    }

    private static String bytes(int count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }
}
