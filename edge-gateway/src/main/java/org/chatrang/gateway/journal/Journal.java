package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Stamp;
import org.chatrang.events.UnreadableRecordException;

/**
 * The gateway's journal. {@link #record} returns when the event is on disk, with the stamp it will carry on the bus; until
 * then nobody else sees it. Events of one game are stamped in the order they are recorded. Several threads may use it.
 */
public final class Journal implements AutoCloseable {
    private final JournalLock lock;
    private final Connection connection;
    private final JournalReader reader;
    private final Backlog backlog = new Backlog();
    private final SharedGames shared = new SharedGames();
    private final Gauge gauge;
    private final WriterThread writer;
    private final String gateway;
    private final long epoch;

    private Journal(
            JournalLock lock,
            Connection connection,
            JournalSettings settings,
            String gateway,
            InstantSource time,
            JournalListener listener)
            throws SQLException, UnreadableRecordException {
        this.lock = lock;
        this.connection = connection;
        this.gateway = gateway;
        JournalTables.prepare(connection, settings.file());
        epoch = nextEpoch(gateway, settings, time);
        reader = new JournalReader(settings.file());
        reader.loadInto(backlog);
        reader.loadInto(shared);
        gauge = new Gauge(connection, settings, listener);
        GroupWriter groups =
                new GroupWriter(connection, gateway, epoch, new Pruner(connection, settings, time), shared);
        writer = new WriterThread(groups, gauge, backlog, listener, settings);
    }

    /**
     * Opens or creates a gateway's journal and begins a new epoch.
     *
     * @throws JournalException if the file is in use, not a journal, another gateway's, or cannot be written
     */
    public static Journal open(JournalSettings settings, String gateway, InstantSource time, JournalListener listener) {
        JournalLock lock = JournalLock.take(settings.file());
        try {
            return new Journal(lock, JournalTables.connect(settings.file()), settings, gateway, time, listener);
        } catch (SQLException | UnreadableRecordException e) {
            lock.close();
            throw new JournalException(
                    "journal " + settings.file() + " cannot be opened: " + e.getMessage()
                            + ": check the disk, or set chatrang.gateway.journal to another file",
                    e);
        } catch (JournalException e) {
            lock.close();
            throw e;
        }
    }

    /** Grows with each start; beyond the clock's seconds too, so that a gateway whose disk was replaced goes on above its old epochs. */
    private long nextEpoch(String gateway, JournalSettings settings, InstantSource time) throws SQLException {
        long last = 0;
        try (PreparedStatement select = connection.prepareStatement("SELECT id, epoch FROM gateway");
                ResultSet row = select.executeQuery()) {
            if (row.next()) {
                last = row.getLong(2);
                if (!gateway.equals(row.getString(1))) {
                    throw new JournalException("journal " + settings.file() + " is of gateway " + row.getString(1)
                            + ", not " + gateway + ": set chatrang.gateway.id or chatrang.gateway.journal right");
                }
            }
        }
        long next = Math.max(last + 1, time.instant().getEpochSecond());
        try (PreparedStatement update = connection.prepareStatement(
                "INSERT INTO gateway VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET epoch = excluded.epoch")) {
            update.setString(1, gateway);
            update.setLong(2, next);
            update.executeUpdate();
        }
        return next;
    }

    /**
     * Records an event; returns when it is on disk. Waits as long as the disk refuses.
     *
     * @throws JournalException if the event is longer than any reader takes, or the journal is closed first; it is then not
     *     recorded
     */
    public JournalEntry record(Observation observation) throws InterruptedException {
        requireReadable(observation);
        CompletableFuture<JournalEntry> durable = new CompletableFuture<>();
        writer.put(new Change.Observe(observation, durable));
        return await(durable);
    }

    /**
     * Records what was seen on a board whose game is not known to its driver, under the board's name; returns when it is on
     * disk. The board's next assignment takes over what its latest sitting holds.
     *
     * @param seen what was seen; its game is the board
     * @param sitting grows with each set-up of a start position on that board
     * @param heard the game of the last assignment that whoever saw it has heard of, null if none: if there is a newer one
     *     by now, it is of that game
     * @throws JournalException as {@link #record} does
     */
    public void keep(Observation seen, long sitting, String heard) throws InterruptedException {
        requireReadable(seen);
        CompletableFuture<Void> durable = new CompletableFuture<>();
        writer.put(new Change.Keep(seen, sitting, heard, durable));
        await(durable);
    }

    /** A first position was set up on a board: what was kept of it in earlier sittings is of no game assigned from now on. */
    public void setUp(String board, long sitting) throws InterruptedException {
        CompletableFuture<Void> durable = new CompletableFuture<>();
        writer.put(new Change.SetUp(board, sitting, durable));
        await(durable);
    }

    /** Checked before it waits with others: what cannot be read again must not get into the journal. */
    private void requireReadable(Observation seen) {
        Stamp longest = new Stamp(gateway, Long.MAX_VALUE, Long.MAX_VALUE);
        int length = Codec.bytes(new GameEvent(seen.game(), longest, seen.at(), seen.timing(), seen.fact())).length;
        if (length > Codec.LONGEST_RECORD) {
            throw new JournalException("an event of board " + seen.board() + " has " + length + " bytes: at most "
                    + Codec.LONGEST_RECORD + " can be recorded");
        }
    }

    /** Keeps an assignment; returns when it is on disk. */
    public void bind(BoardAssignment assignment) throws InterruptedException {
        bind(List.of(new KeptAssignment(assignment, AssignmentPlace.UNKNOWN)));
    }

    /** Keeps assignments, many at one cost; returns when all are on disk. */
    public void bind(List<KeptAssignment> assignments) throws InterruptedException {
        List<CompletableFuture<Void>> durable = new ArrayList<>();
        for (KeptAssignment assigned : assignments) {
            durable.add(new CompletableFuture<>());
            writer.put(new Change.Bind(assigned, durable.getLast()));
        }
        for (CompletableFuture<Void> each : durable) {
            await(each);
        }
    }

    /** Keeps what is to be known of a board's notation after a restart; returns when it is on disk. */
    public void note(String board, byte[] record) throws InterruptedException {
        CompletableFuture<Void> durable = new CompletableFuture<>();
        writer.put(new Change.Note(board, record.clone(), durable));
        await(durable);
    }

    /** Notes what is on the bus. Does not wait for the disk: if it is lost, reading the bus back finds it again. */
    public void acknowledge(Acknowledgement known) {
        for (Backlog.Waiting waiting : backlog.waiting()) {
            long upTo = known.entries().getOrDefault(waiting.board(), 0L);
            if (upTo > waiting.acknowledged()) {
                long count = reader.count(waiting.board(), waiting.acknowledged(), upTo);
                backlog.acknowledged(waiting.board(), upTo, count);
            }
        }
        writer.acknowledge(known);
    }

    private static <T> T await(CompletableFuture<T> durable) throws InterruptedException {
        try {
            return durable.get();
        } catch (java.util.concurrent.ExecutionException e) {
            throw e.getCause() instanceof JournalException closed ? closed : new CompletionException(e.getCause());
        }
    }

    public JournalReader reader() {
        return reader;
    }

    public Backlog backlog() {
        return backlog;
    }

    /** The games that were played on more than one board. */
    public SharedGames sharedGames() {
        return shared;
    }

    /** The numbers of that game's entries that the bus has not, on all boards. */
    public List<Long> waitingOf(String game) {
        return reader.entriesOf(game).entrySet().stream()
                .filter(entry -> entry.getKey() > backlog.acknowledged(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    public JournalState state() {
        return gauge.state();
    }

    /** The epoch that began when the journal was opened. */
    public long epoch() {
        return epoch;
    }

    /** How long ago the writing thread last came round: it does so at least every few seconds. */
    public Duration sinceLastTurn() {
        return writer.sinceLastTurn();
    }

    /** Writes what waits, then closes. What the disk refuses is given back to its driver as not recorded. */
    @Override
    public void close() {
        try {
            writer.stop();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        reader.close();
        try {
            connection.close();
        } catch (SQLException e) {
            throw new JournalException("the journal cannot be closed: " + e.getMessage(), e);
        } finally {
            lock.close();
        }
    }
}
