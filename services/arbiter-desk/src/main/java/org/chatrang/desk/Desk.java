package org.chatrang.desk;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.chatrang.desk.bus.DeskBus;
import org.chatrang.desk.bus.DeskRecords;
import org.chatrang.desk.state.DeskState;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.Stamp;
import org.jboss.logging.Logger;

/**
 * The desk between its requests and the bus: one command at a time, each one transaction. What a command says is checked
 * against a state that is exactly what the bus holds; after any failure that state is read anew before the next command.
 */
public final class Desk implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Desk.class);

    private final Supplier<DeskBus> sessions;
    private final InstantSource time;
    private final DeskNews news;
    private final Map<String, Long> lastN = new HashMap<>();
    private volatile DeskBus session;
    private long epoch;

    public Desk(Supplier<DeskBus> sessions, InstantSource time, DeskNews news) {
        this.sessions = sessions;
        this.time = time;
        this.news = news;
    }

    /** What a command wants to say. */
    public final class Draft {
        private final Instant at = time.instant().truncatedTo(ChronoUnit.MICROS);
        private final List<ProducerRecord<String, byte[]>> records = new ArrayList<>();
        private final List<Runnable> afterwards = new ArrayList<>();
        private final Map<String, Long> counted = new HashMap<>();

        /** The state that the command is checked against. */
        public DeskState state() {
            return session.state();
        }

        /** Schedules a game on a board. */
        public void schedule(String gameId, String boardId, GameFact schedule) {
            GameEvent event = stamped(gameId, schedule);
            records.add(DeskRecords.schedule(event, boardId));
            afterwards.add(() -> session.state().apply(event, boardId, null));
        }

        /** Says something about a game, in answer to the request with that key, null if it has none. */
        public GameEvent say(String gameId, GameFact fact, String requestId) {
            GameEvent event = stamped(gameId, fact);
            records.add(DeskRecords.event(event, requestId));
            afterwards.add(() -> session.state().apply(event, null, requestId));
            return event;
        }

        /** Assigns a board because of that event. */
        public void assign(BoardAssignment assignment, GameEvent cause) {
            records.add(DeskRecords.assignment(assignment, cause));
        }

        private GameEvent stamped(String gameId, GameFact fact) {
            long n = counted.getOrDefault(gameId, lastN.getOrDefault(gameId, 0L)) + 1;
            counted.put(gameId, n);
            return GameEvent.of(gameId, new Stamp(DeskRecords.SOURCE, epoch, n), at, fact);
        }
    }

    /**
     * Runs a command: it checks the state and drafts what is to be said; all of that is on the bus when this returns.
     *
     * @throws DeskException if the command refuses, or the bus is away
     */
    public synchronized <T> T run(Function<Draft, T> command) {
        connect();
        Draft draft = new Draft();
        T reply = command.apply(draft);
        if (!draft.records.isEmpty()) {
            write(draft);
        }
        return reply;
    }

    private void write(Draft draft) {
        try {
            session.write(draft.records);
        } catch (KafkaException e) {
            disconnect();
            news.busLost(e);
            throw new DeskException(
                    DeskException.Kind.BUS_UNAVAILABLE,
                    "the bus",
                    null,
                    "it is not known whether this was recorded: " + e.getMessage(),
                    "send the same request again; a ruling or fact with its Idempotency-Key, or after a look at the"
                            + " game");
        }
        lastN.putAll(draft.counted);
        draft.afterwards.forEach(Runnable::run);
        news.said(draft.records.size());
    }

    /** Takes over the desk on the bus, if this has not been done since the last failure. */
    public synchronized void connect() {
        if (session != null) {
            return;
        }
        try {
            session = sessions.get();
            epoch = session.state().lastEpoch() + 1;
            lastN.clear();
            LOG.infof(
                    "event=desk-connected epoch=%d events=%d",
                    epoch, session.state().eventIds().size());
        } catch (KafkaException e) {
            news.busLost(e);
            throw new DeskException(
                    DeskException.Kind.BUS_UNAVAILABLE,
                    "the bus",
                    null,
                    "the bus cannot be reached, nothing was recorded: " + e.getMessage(),
                    "send the same request again when it is back");
        }
    }

    /** Whether the desk has its state and can take commands. */
    public boolean connected() {
        return session != null;
    }

    private void disconnect() {
        if (session != null) {
            session.close();
            session = null;
        }
    }

    @Override
    public synchronized void close() {
        disconnect();
    }
}
