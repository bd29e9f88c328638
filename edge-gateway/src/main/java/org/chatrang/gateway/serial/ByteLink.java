package org.chatrang.gateway.serial;

import java.io.Closeable;
import java.io.IOException;

/** Bytes to and from a board. Reading and writing may go on in different threads. */
interface ByteLink extends Closeable {
    /**
     * Reads what is there, waiting up to about a quarter of a second for the first byte.
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
     * @throws IOException if it is not there now
     */
    static ByteLink open(String address) throws IOException {
        return address.startsWith("tcp://") ? TcpLink.open(address) : PortLink.open(address);
    }
}
