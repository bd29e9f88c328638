package org.chatrang.launcher.up;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.chatrang.launcher.CommandFailure;

/** One run per home: a file lock, which the operating system drops when its holder dies, with the holder's name in it. */
final class RunLock implements AutoCloseable {
    private final FileChannel channel;

    private RunLock(FileChannel channel) {
        this.channel = channel;
    }

    /** @throws CommandFailure if a run of this home is going on */
    static RunLock take(RunHome home) {
        Path file = home.lock();
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!locked(channel)) {
                channel.close();
                throw new CommandFailure(
                        "already running here" + holder(file) + ": stop it with Ctrl-C where it runs, or"
                                + " set CHATRANG_HOME to another directory (and --first-port) for a second one");
            }
            channel.truncate(0);
            channel.write(
                    ByteBuffer.wrap(("process " + ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8)));
            return new RunLock(channel);
        } catch (IOException e) {
            throw new CommandFailure("cannot lock " + file + ": " + e.getMessage(), e);
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException heldByThisProcess) {
            return false;
        }
    }

    private static String holder(Path file) throws IOException {
        String name = Files.readString(file);
        return name.isBlank() ? "" : " (" + name + ")";
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
