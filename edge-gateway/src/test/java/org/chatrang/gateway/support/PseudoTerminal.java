package org.chatrang.gateway.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** A serial port of this machine with a board at its other end, which is heard over TCP. */
public final class PseudoTerminal implements AutoCloseable {
    private static final Duration SOON = Duration.ofSeconds(30);

    private final Process script;
    private final Socket board;
    private final String port;

    /** Needs a directory of its own for the name of the port. */
    public PseudoTerminal(String host, int tcpPort, Path directory) throws IOException {
        Path script = Tools.needed("script", "make a pseudo terminal", "Debian: bsdutils");
        Path name = directory.resolve("tty");
        // the shell tells its terminal's name, leaves every byte as it is, and keeps the terminal open
        String hold = "stty raw -echo; tty > '%1$s.new'; mv '%1$s.new' '%1$s'; exec sleep 600".formatted(name);
        this.board = new Socket(host, tcpPort);
        ProcessBuilder builder = new ProcessBuilder(script.toString(), "-q", "-f", "-c", hold, "/dev/null");
        builder.environment().put("SHELL", "/bin/sh");
        this.script = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        Until.holds("the terminal is there", SOON, () -> Files.exists(name));
        this.port = Files.readString(name).strip();
        Thread.ofVirtual().start(() -> carry(from(board), this.script.getOutputStream()));
        Thread.ofVirtual().start(() -> carry(this.script.getInputStream(), to(board)));
    }

    /** As a driver's setting names it. */
    public String port() {
        return port;
    }

    private static InputStream from(Socket socket) {
        try {
            return socket.getInputStream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static OutputStream to(Socket socket) {
        try {
            return socket.getOutputStream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static void carry(InputStream from, OutputStream to) {
        byte[] some = new byte[4096];
        try {
            for (int n = from.read(some); n >= 0; n = from.read(some)) {
                to.write(some, 0, n);
                to.flush();
            }
        } catch (IOException e) {
            // the one end or the other is gone
        }
    }

    /** The adapter is pulled out: the port is gone. */
    @Override
    public void close() throws IOException {
        script.descendants().forEach(ProcessHandle::destroyForcibly);
        script.destroyForcibly();
        script.onExit().join();
        board.close();
    }
}
