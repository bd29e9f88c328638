package org.chatrang.stack;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * PostgreSQL's programs, unpacked once per user from the Maven artifact into a cache that no cleaner of temporary files
 * touches.
 */
final class PostgresBinaries {
    private PostgresBinaries() {}

    /** The directory with {@code bin/postgres} and {@code bin/initdb}. */
    static Path directory() {
        Path target = cache().resolve("postgresql-" + version());
        if (!Files.isDirectory(target)) {
            unpack(target);
        }
        return target;
    }

    private static void unpack(Path target) {
        Path parent = Directories.create(target.getParent());
        try {
            Path unfinished = Files.createTempDirectory(parent, "chatrang-unpack-");
            Files.setPosixFilePermissions(unfinished, PosixFilePermissions.fromString("rwxr-xr-x"));
            try (InputStream archive = DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system(), architecture());
                    TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(archive))) {
                for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                    place(tar, entry, unfinished);
                }
            }
            publish(unfinished, target);
        } catch (IOException e) {
            throw new LocalStackException("cannot unpack PostgreSQL into " + target + ": " + e.getMessage(), e);
        }
    }

    private static void place(TarArchiveInputStream tar, TarArchiveEntry entry, Path root) throws IOException {
        Path file = root.resolve(entry.getName()).normalize();
        if (!file.startsWith(root)) {
            throw new IOException("the archive's entry " + entry.getName() + " points outside of it");
        }
        if (entry.isDirectory()) {
            Files.createDirectories(file);
            return;
        }
        Files.createDirectories(file.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
        } else if (entry.isLink()) {
            Files.copy(root.resolve(entry.getLinkName()), file);
        } else {
            Files.copy(tar, file);
            boolean executable = (entry.getMode() & 0100) != 0;
            Files.setPosixFilePermissions(
                    file, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
        }
    }

    /** Two JVMs may unpack at the same time: the first to rename wins, the other throws its copy away. */
    private static void publish(Path unfinished, Path target) throws IOException {
        try {
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException lost) {
            Directories.delete(unfinished);
            if (!Files.isDirectory(target)) {
                throw lost;
            }
        }
    }

    /** Root's servers run as another user, who cannot look into root's home. */
    private static Path cache() {
        if (PostgresAccount.isRoot()) {
            return Path.of("/var/cache/chatrang");
        }
        String configured = System.getenv("XDG_CACHE_HOME");
        Path base = configured == null || configured.isBlank()
                ? Path.of(System.getProperty("user.home"), ".cache")
                : Path.of(configured);
        return base.resolve("chatrang");
    }

    /** The artifact's size stands for its version: it changes with every release, and costs no reading. */
    private static String version() {
        try (InputStream archive = DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system(), architecture())) {
            return architecture() + "-" + archive.available();
        } catch (IOException e) {
            throw new LocalStackException("cannot read the PostgreSQL artifact", e);
        } catch (IllegalStateException absent) {
            throw new LocalStackException(
                    "no PostgreSQL binaries for " + system() + " on " + architecture() + " on the class path", absent);
        }
    }

    private static String system() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac") ? "Darwin" : "Linux";
    }

    private static String architecture() {
        String architecture = System.getProperty("os.arch");
        return architecture.equals("amd64") ? "x86_64" : architecture;
    }
}
