package org.chatrang.gateway.serial;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;

/** Bytes to and from a board. Reading and writing may go on in different threads. */
interface ByteLink extends Closeable {
    /**
     * Reads what is there, waiting for the first byte as long as was said when the link was opened.
     *
     * @return how many bytes were read, 0 if none came
     * @throws IOException if the link is gone
     */
    int read(byte[] buffer) throws IOException;

    /** Sends bytes. */
    void write(byte[] bytes) throws IOException;

    /**
     * Opens what the address names: {@code tcp://host:port}, or the path of a serial port such as {@code /dev/ttyACM0}.
     *
     * @param patience how long a read waits for the first byte
     * @throws IOException if it is not there now
     */
    static ByteLink open(String address, Duration patience) throws IOException {
        int millis = Math.toIntExact(Math.max(1, patience.toMillis()));
        return address.startsWith("tcp://") ? TcpLink.open(address, millis) : PortLink.open(address, millis);
    }
}
