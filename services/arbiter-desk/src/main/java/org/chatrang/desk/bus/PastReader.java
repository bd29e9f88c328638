package org.chatrang.desk.bus;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.chatrang.desk.state.DeskState;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.jboss.logging.Logger;

/** Reads {@code game-events} from its beginning to its end, past open transactions of others too, for the desk's records. */
final class PastReader {
    private static final Logger LOG = Logger.getLogger(PastReader.class);

    private final BusSettings settings;
    private final DeskState state = new DeskState();

    PastReader(BusSettings settings) {
        this.settings = settings;
    }

    DeskState read() {
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(settings.consumer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(Topics.GAME_EVENTS.name()).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            Map<TopicPartition, Long> ends = ends(partitions);
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            long lastProgress = System.nanoTime();
            while (ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
                var records = consumer.poll(Duration.ofMillis(100));
                records.forEach(this::take);
                lastProgress = records.isEmpty() ? lastProgress : System.nanoTime();
                if (System.nanoTime() - lastProgress
                        > settings.patience().multipliedBy(4).toNanos()) {
                    throw new TimeoutException("reading " + Topics.GAME_EVENTS.name() + " came to a stand");
                }
            }
            return state;
        }
    }

    private Map<TopicPartition, Long> ends(List<TopicPartition> partitions) {
        try (Admin admin = Admin.create(settings.clients())) {
            Map<TopicPartition, OffsetSpec> latest =
                    partitions.stream().collect(Collectors.toMap(p -> p, p -> OffsetSpec.latest()));
            return admin
                    .listOffsets(latest, new ListOffsetsOptions(IsolationLevel.READ_UNCOMMITTED))
                    .all()
                    .get()
                    .entrySet()
                    .stream()
                    .collect(Collectors.toMap(
                            Map.Entry::getKey, end -> end.getValue().offset()));
        } catch (ExecutionException e) {
            throw e.getCause() instanceof KafkaException known ? known : new KafkaException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new KafkaException(e);
        }
    }

    private void take(ConsumerRecord<String, byte[]> record) {
        if (!DeskRecords.isDesks(record)) {
            return;
        }
        try {
            GameEvent event = Codec.readEvent(record.value());
            state.apply(event, DeskRecords.boardId(record), DeskRecords.requestId(record));
        } catch (UnreadableRecordException e) {
            LOG.errorf(
                    "event=own-record-unreadable game=%s partition=%d offset=%d reason=\"%s\"",
                    record.key(), record.partition(), record.offset(), e.getMessage());
        }
    }
}
