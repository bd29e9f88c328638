package org.chatrang.stack;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;

/**
 * A Kafka broker (KRaft, one node, plain text, loopback only) in a child JVM. Its log is {@code broker.log} in its
 * directory. Not safe for use by several threads at once.
 */
public final class LocalKafka implements KafkaServer {
    private static final Duration GRACE = Duration.ofSeconds(20);
    private static final Duration START_LIMIT = Duration.ofSeconds(90);

    private final LocalKafkaOptions options;
    private final Path home;
    private final int port;
    private final int controllerPort;
    private ChildProcess process;
    private boolean closed;

    private LocalKafka(LocalKafkaOptions options) {
        this.options = options;
        this.port = options.port().orElseGet(Ports::free);
        this.controllerPort = Ports.free();
        this.home = options.directory()
                .map(directory -> Directories.create(directory.toAbsolutePath()))
                .orElseGet(() -> Watchdog.instance().temporaryDirectory("kafka"));
    }

    /** Temporary data, a free port. */
    public static LocalKafka start() {
        return start(LocalKafkaOptions.temporary());
    }

    /**
     * Returns when the broker answers.
     *
     * @throws PortTakenException if the port asked for is in use
     * @throws LocalStackException if the broker ends or does not answer within 90 seconds; quotes the end of its log
     */
    public static LocalKafka start(LocalKafkaOptions options) {
        LocalKafka kafka = new LocalKafka(options);
        try {
            kafka.launch();
            return kafka;
        } catch (RuntimeException failed) {
            kafka.close();
            throw failed;
        }
    }

    @Override
    public String bootstrapServers() {
        return "127.0.0.1:" + port;
    }

    public int port() {
        return port;
    }

    /** Process id of the broker's JVM; another one after {@link #restart}. */
    public long pid() {
        return process.pid();
    }

    /** The broker's process, for whoever watches over it. */
    public ChildProcess process() {
        return process;
    }

    @Override
    public void kill() {
        process.kill();
    }

    @Override
    public void restart() {
        if (closed) {
            throw new IllegalStateException("the broker on " + bootstrapServers() + " is closed");
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
        if (process != null && temporary) {
            process.kill();
        } else if (process != null) {
            process.stop(GRACE);
        }
        if (temporary) {
            Watchdog.instance().remove(home);
        }
    }

    private void launch() {
        Ports.require("Kafka", port);
        Ports.require("Kafka's controller", controllerPort);
        Path file = home.resolve("broker.properties");
        try (OutputStream out = Files.newOutputStream(file)) {
            BrokerSettings.of(home.resolve("data"), port, controllerPort, options.settings())
                    .store(out, null);
        } catch (IOException e) {
            throw new LocalStackException("cannot write " + file, e);
        }
        process = ChildProcess.start("kafka", command(file), Map.of(), home.resolve("broker.log"));
        awaitAnswer();
    }

    private List<String> command(Path file) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + options.heap(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-cp",
                options.classPath(),
                BrokerMain.class.getName(),
                file.toString());
    }

    private void awaitAnswer() {
        Deadline deadline = Deadline.after(START_LIMIT);
        while (!accepts()) {
            checkAlive(deadline);
            deadline.pause();
        }
        Map<String, Object> client = Map.of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers(),
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, 2_000,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, 2_000);
        try (Admin admin = Admin.create(client)) {
            while (!answers(admin)) {
                checkAlive(deadline);
                deadline.pause();
            }
        }
    }

    private boolean accepts() {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 500);
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    private static boolean answers(Admin admin) {
        try {
            return !admin.describeCluster().nodes().get().isEmpty();
        } catch (ExecutionException notYet) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LocalStackException("interrupted while waiting for Kafka", e);
        }
    }

    private void checkAlive(Deadline deadline) {
        if (!process.isAlive()) {
            throw new LocalStackException("Kafka ended with exit code " + process.exitValue()
                    + " before it answered on " + bootstrapServers() + ":\n" + process.logTail());
        }
        if (deadline.isOver()) {
            throw new LocalStackException("Kafka does not answer on " + bootstrapServers() + " within "
                    + START_LIMIT.toSeconds() + " s:\n" + process.logTail());
        }
    }
}
