package org.chatrang.desk.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.chatrang.desk.DeskException;

/** A body that is refused as soon as it is longer than allowed. */
final class LimitedInput extends FilterInputStream {
    private final long limit;
    private final String fix;
    private long read;

    LimitedInput(InputStream in, long limit, String fix) {
        super(in);
        this.limit = limit;
        this.fix = fix;
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        count(value < 0 ? 0 : 1);
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        count(Math.max(0, count));
        return count;
    }

    private void count(int more) {
        read += more;
        if (read > limit) {
            throw new DeskException(
                    DeskException.Kind.TOO_LARGE, "body", null, "the body is longer than " + limit + " bytes", fix);
        }
    }
}
