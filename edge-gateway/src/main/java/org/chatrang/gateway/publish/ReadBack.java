package org.chatrang.gateway.publish;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
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
import org.apache.kafka.common.header.Header;
import org.chatrang.events.Stamp;
import org.chatrang.events.Topics;
import org.chatrang.gateway.journal.Acknowledgement;
import org.chatrang.gateway.journal.Journal;

/**
 * Finds which events of the journal are on the bus although nobody acknowledged them: from the offsets last acknowledged up
 * to the end, also past transactions of others that are still open. To be called when no transaction of this gateway can be
 * open any more, that is after {@code initTransactions}.
 */
final class ReadBack {
    private final BusSettings settings;
    private final Journal journal;
    private final String gateway;
    private final Runnable progress;
    private final Map<String, Stamp> last = new HashMap<>();
    private long read;

    /** {@code progress} is told whenever reading has got on. */
    ReadBack(BusSettings settings, Journal journal, String gateway, Runnable progress) {
        this.settings = settings;
        this.journal = journal;
        this.gateway = gateway;
        this.progress = progress;
    }

    /** What is on the bus, and the offsets up to which that was looked for. */
    Acknowledgement run() throws InterruptedException {
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(settings.consumer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(Topics.GAME_EVENTS.name()).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            Map<TopicPartition, Long> ends = ends(partitions);
            if (journal.backlog().size() > 0) {
                read(consumer, ends);
            }
            Map<Integer, Long> offsets = ends.entrySet().stream()
                    .collect(Collectors.toMap(end -> end.getKey().partition(), Map.Entry::getValue));
            return new Acknowledgement(places(), offsets);
        }
    }

    /** Records looked at. */
    long read() {
        return read;
    }

    /** The last stamp of this gateway found for each game. */
    Map<String, Stamp> last() {
        return last;
    }

    private Map<TopicPartition, Long> ends(List<TopicPartition> partitions) throws InterruptedException {
        try (Admin admin = Admin.create(settings.clients())) {
            Map<TopicPartition, OffsetSpec> latest =
                    partitions.stream().collect(Collectors.toMap(p -> p, p -> OffsetSpec.latest()));
            var listed = admin.listOffsets(latest, new ListOffsetsOptions(IsolationLevel.READ_UNCOMMITTED))
                    .all()
                    .get();
            return listed.entrySet().stream()
                    .collect(Collectors.toMap(
                            Map.Entry::getKey, end -> end.getValue().offset()));
        } catch (ExecutionException e) {
            throw e.getCause() instanceof KafkaException known ? known : new KafkaException(e.getCause());
        }
    }

    private void read(KafkaConsumer<String, byte[]> consumer, Map<TopicPartition, Long> ends) {
        consumer.assign(ends.keySet());
        Map<Integer, Long> reached = journal.reader().reached();
        ends.forEach((partition, end) -> consumer.seek(partition, reached(reached, partition, end)));
        long giveUp = System.nanoTime() + settings.patience().multipliedBy(4).toNanos();
        while (ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
            var records = consumer.poll(Duration.ofMillis(100));
            records.forEach(this::note);
            read += records.count();
            if (!records.isEmpty()) {
                progress.run();
                giveUp = System.nanoTime() + settings.patience().multipliedBy(4).toNanos();
            } else if (System.nanoTime() - giveUp > 0) {
                throw new TimeoutException("reading back " + Topics.GAME_EVENTS.name()
                        + " came to a stand: a transaction of another writer is open, or the bus is away");
            }
        }
    }

    /** A topic that was made anew ends before what was reached in the old one: then it is read from its beginning. */
    private static long reached(Map<Integer, Long> reached, TopicPartition partition, long end) {
        long offset = reached.getOrDefault(partition.partition(), 0L);
        return offset <= end ? offset : 0;
    }

    private void note(ConsumerRecord<String, byte[]> record) {
        Header id = record.headers().lastHeader("ce_id");
        if (id == null || record.key() == null) {
            return;
        }
        String prefix = record.key() + "/" + gateway + "/";
        String text = new String(id.value(), StandardCharsets.UTF_8);
        if (text.startsWith(prefix)) {
            String[] numbers = text.substring(prefix.length()).split("/");
            Stamp stamp = new Stamp(gateway, Long.parseLong(numbers[0]), Long.parseLong(numbers[1]));
            last.merge(record.key(), stamp, (a, b) -> a.compareTo(b) >= 0 ? a : b);
        }
    }

    private Map<String, Long> places() {
        Map<String, Long> entries = new HashMap<>();
        last.forEach((game, stamp) ->
                journal.reader().upTo(game, stamp).forEach((board, entry) -> entries.merge(board, entry, Math::max)));
        return entries;
    }
}
