package org.chatrang.gateway.serial;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import org.chatrang.gateway.failure.FailureWords;

/** A board behind a TCP port: the simulator, or a serial device server. */
final class TcpLink implements ByteLink {
    private static final int CONNECT_MILLIS = 2_000;

    private final Socket socket;

    private TcpLink(Socket socket) {
        this.socket = socket;
    }

    static TcpLink open(String address, int readMillis) throws IOException {
        URI uri = URI.create(address);
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(uri.getHost(), uri.getPort()), CONNECT_MILLIS);
            socket.setSoTimeout(readMillis);
            socket.setTcpNoDelay(true);
            return new TcpLink(socket);
        } catch (IOException e) {
            socket.close();
            throw new IOException(FailureWords.ofConnection(e, uri.getAuthority()), e);
        }
    }

    @Override
    public int read(byte[] buffer) throws IOException {
        try {
            int count = socket.getInputStream().read(buffer);
            if (count < 0) {
                throw new IOException("the other side has closed the connection");
            }
            return count;
        } catch (SocketTimeoutException e) {
            return 0;
        }
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
