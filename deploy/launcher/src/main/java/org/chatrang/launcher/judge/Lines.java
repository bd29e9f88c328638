package org.chatrang.launcher.judge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.chatrang.judging.fold.LogRecord;

/** Lines of a stream as bytes. Of a line longer than any record only so much is kept that it can be seen to be too long. */
final class Lines {
    private final InputStream input;
    private long number;

    Lines(InputStream input) {
        this.input = input;
    }

    /** The next line that is not blank, without its end; null at the end of the stream. */
    byte[] next() throws IOException {
        while (true) {
            ByteArrayOutputStream line = new ByteArrayOutputStream(512);
            int read = input.read();
            if (read < 0) {
                return null;
            }
            number++;
            boolean blank = true;
            for (; read >= 0 && read != '\n'; read = input.read()) {
                blank &= read <= ' ';
                if (line.size() <= LogRecord.LONGEST) {
                    line.write(read);
                }
            }
            if (!blank) {
                return line.toByteArray();
            }
        }
    }

    /** The number of the line given last, from 1. */
    long number() {
        return number;
    }
}
