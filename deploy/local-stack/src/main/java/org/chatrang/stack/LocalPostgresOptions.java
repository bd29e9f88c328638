package org.chatrang.stack;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a local database server is started.
 *
 * @param directory where its data and log are kept; empty: a temporary directory, deleted on close
 * @param port where clients connect; empty: any free port
 */
public record LocalPostgresOptions(Optional<Path> directory, Optional<Integer> port) {
    public static LocalPostgresOptions temporary() {
        return new LocalPostgresOptions(Optional.empty(), Optional.empty());
    }

    public LocalPostgresOptions in(Path directory) {
        return new LocalPostgresOptions(Optional.of(directory), port);
    }

    public LocalPostgresOptions onPort(int port) {
        return new LocalPostgresOptions(directory, Optional.of(port));
    }
}
