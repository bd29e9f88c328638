package org.chatrang.stack;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.postgresql.Driver;

/**
 * A PostgreSQL server (loopback only, no password asked) as a child process, with {@code fsync} and
 * {@code synchronous_commit} on. Its log is {@code postgres.log} in its directory. Not safe for use by several threads at
 * once.
 */
public final class LocalPostgres implements PostgresServer {
    private static final String NAME = "chatrang";
    private static final Duration GRACE = Duration.ofSeconds(20);
    private static final Duration START_LIMIT = Duration.ofSeconds(60);

    private final LocalPostgresOptions options;
    private final Path home;
    private final int port;
    private final Path programs = PostgresBinaries.directory().resolve("bin");
    private final PostgresAccount account = PostgresAccount.find();
    private ChildProcess process;
    private boolean closed;

    private LocalPostgres(LocalPostgresOptions options) {
        this.options = options;
        this.port = options.port().orElseGet(Ports::free);
        this.home = options.directory()
                .map(directory -> Directories.create(directory.toAbsolutePath()))
                .orElseGet(() -> Watchdog.instance().temporaryDirectory("postgres"));
    }

    /** Temporary data, a free port. */
    public static LocalPostgres start() {
        return start(LocalPostgresOptions.temporary());
    }

    /**
     * Returns when the server answers and the database {@value #NAME} exists.
     *
     * @throws PortTakenException if the port asked for is in use
     * @throws LocalStackException if the server ends or does not answer within 60 seconds; quotes the end of its log
     */
    public static LocalPostgres start(LocalPostgresOptions options) {
        LocalPostgres postgres = new LocalPostgres(options);
        try {
            Ports.require("PostgreSQL", postgres.port);
            boolean isNew = postgres.initialise();
            postgres.launch();
            if (isNew) {
                postgres.createDatabase(NAME);
            }
            return postgres;
        } catch (RuntimeException failed) {
            postgres.close();
            throw failed;
        }
    }

    @Override
    public String host() {
        return "127.0.0.1";
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public String user() {
        return NAME;
    }

    /** Any password is accepted; clients that insist on one may use this. */
    @Override
    public String password() {
        return NAME;
    }

    @Override
    public String database() {
        return NAME;
    }

    /** Process id of the postmaster; another one after {@link #restart}. */
    public long pid() {
        return process.pid();
    }

    /** The postmaster's process, for whoever watches over it. */
    public ChildProcess process() {
        return process;
    }

    @Override
    public void createDatabase(String name) {
        try (Connection connection = connect("postgres");
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + statement.enquoteIdentifier(name, true));
        } catch (SQLException e) {
            throw new LocalStackException("cannot create the database " + name + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void kill() {
        process.kill();
    }

    @Override
    public void restart() {
        if (closed) {
            throw new IllegalStateException("the server on port " + port + " is closed");
        }
        process.stop(GRACE);
        launch();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        boolean temporary = options.directory().isEmpty();
        if (process != null) {
            process.stop(temporary ? Signal.QUIT : Signal.INT, GRACE);
        }
        if (temporary) {
            Watchdog.instance().remove(home);
        }
    }

    private Path data() {
        return home.resolve("data");
    }

    /** Tells whether the data directory is new. */
    private boolean initialise() {
        if (Files.exists(data().resolve("postgresql.conf"))) {
            return false;
        }
        Directories.create(data());
        account.own(home);
        ChildProcess initdb = run(List.of(
                programs.resolve("initdb").toString(),
                "--pgdata=" + data(),
                "--username=" + NAME,
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C",
                "--locale-provider=builtin",
                "--builtin-locale=C.UTF-8",
                "--no-instructions"));
        initdb.onExit().join();
        initdb.kill();
        if (initdb.exitValue() != 0) {
            throw new LocalStackException("initdb failed:\n" + initdb.logTail());
        }
        return true;
    }

    private void launch() {
        Ports.require("PostgreSQL", port);
        process = run(List.of(
                programs.resolve("postgres").toString(),
                "-D",
                data().toString(),
                "-p",
                Integer.toString(port),
                "--listen_addresses=" + host(),
                "--unix_socket_directories=",
                "--fsync=on",
                "--synchronous_commit=on",
                "--shared_buffers=32MB",
                "--timezone=UTC"));
        Deadline deadline = Deadline.after(START_LIMIT);
        for (String trouble = attempt(); !trouble.isEmpty(); trouble = attempt()) {
            if (!process.isAlive() || deadline.isOver()) {
                throw new LocalStackException(
                        "PostgreSQL does not answer on port " + port + " (" + trouble + "):\n" + process.logTail());
            }
            deadline.pause();
        }
    }

    private ChildProcess run(List<String> command) {
        return ChildProcess.start(
                "postgres", account.command(command), Map.of(), home.resolve("postgres.log"), Signal.INT);
    }

    /** Empty when the server answers. */
    private String attempt() {
        try (Connection connection = connect("postgres")) {
            return connection.isValid(5) ? "" : "connection not valid";
        } catch (SQLException notYet) {
            return notYet.getMessage();
        }
    }

    /** By the driver itself: {@link java.sql.DriverManager} does not find it from every class loader of a test. */
    private Connection connect(String database) throws SQLException {
        Properties login = new Properties();
        login.put("user", user());
        login.put("password", password());
        return new Driver().connect(jdbcUrl(database), login);
    }
}
