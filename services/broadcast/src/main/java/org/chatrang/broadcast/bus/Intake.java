package org.chatrang.broadcast.bus;

import static org.chatrang.broadcast.LogKeys.OFFSET;
import static org.chatrang.broadcast.LogKeys.PARTITION;
import static org.chatrang.broadcast.LogKeys.REASON;
import static org.chatrang.broadcast.LogKeys.TOPIC;

import io.micrometer.core.instrument.MeterRegistry;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.chatrang.broadcast.MetricNames;
import org.chatrang.broadcast.stream.Hall;
import org.chatrang.broadcast.view.RawRecord;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.Settlement;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.events.Verdict;
import org.jboss.logging.Logger;

/**
 * Takes records into the hall. Nothing a record contains stops it: what cannot be read or shown is counted, logged and
 * passed over (the judges put it before the arbiters).
 */
public final class Intake {
    private static final Logger LOG = Logger.getLogger(Intake.class);
    private static final int LOGGED_ONE_BY_ONE = 20;
    private static final int THEN_EACH = 1000;

    private final Hall hall;
    private final MeterRegistry meters;
    private long unreadable;

    /** An intake into this hall. */
    public Intake(Hall hall, MeterRegistry meters) {
        this.hall = hall;
        this.meters = meters;
    }

    void accept(ConsumerRecord<byte[], byte[]> record) {
        meters.counter(MetricNames.RECORDS, MetricNames.TAG_TOPIC, record.topic())
                .increment();
        boolean deleted = record.value() == null;
        if (deleted) {
            return;
        }
        try {
            take(record.topic(), record.value());
        } catch (UnreadableRecordException | RuntimeException e) {
            // A view changes only after its fold has succeeded, so nothing is half done here.
            passOver(record, e);
        }
    }

    /** Takes one record; of an unknown topic, nothing. */
    public void take(String topic, byte[] value) throws UnreadableRecordException {
        RawRecord record = RawRecord.of(value);
        if (topic.equals(Topics.GAME_EVENTS.name())) {
            if (!hall.on(complete(Codec.readEvent(value)), record)) {
                meters.counter(MetricNames.RECORDS_REPEATED).increment();
            }
        } else if (topic.equals(Topics.VERDICTS.name())) {
            Verdict verdict = Codec.read(value, Verdict.class);
            needed("gameId", verdict.gameId());
            needed("judge", verdict.judge());
            hall.on(verdict, record);
        } else if (topic.equals(Topics.RESULTS.name())) {
            Settlement settlement = Codec.read(value, Settlement.class);
            needed("gameId", settlement.gameId());
            needed("state", settlement.state());
            hall.on(settlement, record);
        } else if (topic.equals(Topics.STANDINGS.name())) {
            StandingsTable table = Codec.read(value, StandingsTable.class);
            needed("eventId", table.eventId());
            hall.on(table, record);
        } else if (topic.equals(Topics.GATEWAY_HEALTH.name())) {
            GatewayHealth health = Codec.read(value, GatewayHealth.class);
            needed("gatewayId", health.gatewayId());
            hall.on(health, record);
        }
    }

    private static GameEvent complete(GameEvent event) throws UnreadableRecordException {
        if (event.fact() instanceof GameScheduled game) {
            needed("data.eventId", game.eventId());
            needed("data.white", game.white());
            needed("data.black", game.black());
        }
        return event;
    }

    private static void needed(String field, Object value) throws UnreadableRecordException {
        if (value == null) {
            throw new UnreadableRecordException("field \"" + field + "\" is missing");
        }
    }

    private void passOver(ConsumerRecord<byte[], byte[]> record, Exception e) {
        meters.counter(MetricNames.RECORDS_UNREADABLE, MetricNames.TAG_TOPIC, record.topic())
                .increment();
        unreadable++;
        if (unreadable <= LOGGED_ONE_BY_ONE || unreadable % THEN_EACH == 0) {
            LOG.warnf(
                    "record passed over %s=%s %s=%d %s=%d %s=\"%s\"",
                    TOPIC, record.topic(), PARTITION, record.partition(), OFFSET, record.offset(), REASON, e);
        }
    }
}
