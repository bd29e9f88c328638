package org.chatrang.gateway.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.chatrang.gateway.failure.FailureWords;

/** Keeps a second gateway off the journal. The operating system drops the lock with the process, however it ends. */
final class JournalLock implements AutoCloseable {
    private final FileChannel channel;

    private JournalLock(FileChannel channel) {
        this.channel = channel;
    }

    static JournalLock take(Path journal) {
        if (Files.isDirectory(journal)) {
            throw new JournalException("journal " + journal + " is a folder: set chatrang.gateway.journal to a file");
        }
        if (Files.exists(journal) && !Files.isWritable(journal)) {
            throw new JournalException(
                    "journal " + journal + " may not be written by this user: give it to the user who runs"
                            + " the gateway, or set chatrang.gateway.journal to another file");
        }
        Path file = journal.resolveSibling(journal.getFileName() + "-lock");
        try {
            Path directory = journal.toAbsolutePath().getParent();
            Files.createDirectories(directory);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!locked(channel)) {
                channel.close();
                throw new JournalException("journal " + journal + " is in use by another gateway: stop that one, or set"
                        + " chatrang.gateway.journal to another file");
            }
            return new JournalLock(channel);
        } catch (IOException e) {
            throw new JournalException(
                    "journal " + journal + " cannot be opened: " + FailureWords.ofFile(e)
                            + ": set chatrang.gateway.journal to a file that this user may write",
                    e);
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
