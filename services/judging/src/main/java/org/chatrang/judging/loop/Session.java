package org.chatrang.judging.loop;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Topics;
import org.chatrang.judging.Judge;
import org.chatrang.judging.analysis.SearchThreads;

/**
 * One life of the two clients: poll, fold, answer, commit, and only then keep what was folded. Ends when told to, or by any
 * failure whose outcome is not known; the next session begins with what the broker has committed.
 */
final class Session implements AutoCloseable {
    /** Events older than this when they were written are a replay of the past: no deadlines are watched by them. */
    private static final Duration LIVE = Duration.ofMinutes(10);

    private static final Duration CLOSE_WITHIN = Duration.ofSeconds(2);

    private final LoopSettings settings;
    private final Judge judge;
    private final DeadlineTimer timer;
    private final OffsetCommit commit;
    private final LoopListener listener;
    private final LoopStatus status;
    private final InstantSource clock;
    private final Producer<byte[], byte[]> producer;
    private final Consumer<byte[], byte[]> consumer;
    private final Assignment assignment;
    /** By the log itself, not its place: a partition that is given again has new deadlines. */
    private final Map<PartitionLog, Deadlines> deadlines = new IdentityHashMap<>();

    private final SearchThreads searchThreads;
    /** By the log itself, as the deadlines. */
    private final Map<PartitionLog, Searches> searches = new IdentityHashMap<>();

    Session(JudgeLoop loop) {
        this.settings = loop.settings();
        this.judge = loop.judge();
        this.timer = loop.timer();
        this.commit = loop.commit();
        this.listener = loop.listener();
        this.status = loop.status();
        this.clock = loop.clock();
        this.searchThreads = loop.searchThreads();
        this.producer = Clients.producer(settings);
        this.consumer = consumerOrNeither();
        this.assignment = new Assignment(consumer, listener);
    }

    /** If the second client cannot be made the first must not stay behind. */
    private Consumer<byte[], byte[]> consumerOrNeither() {
        try {
            return Clients.consumer(settings);
        } catch (RuntimeException failed) {
            producer.close(Duration.ZERO);
            throw failed;
        }
    }

    void run(BooleanSupplier stopping) {
        producer.initTransactions();
        status.reached();
        consumer.subscribe(List.of(Topics.GAME_EVENTS.name()), assignment);
        while (!stopping.getAsBoolean()) {
            turn();
            status.turned();
        }
    }

    private void turn() {
        ConsumerRecords<byte[], byte[]> polled = consumer.poll(settings.pollWait());
        long begun = System.nanoTime();
        deadlines.keySet().removeIf(log -> !assignment.holds(log));
        dropSearches(log -> !assignment.holds(log));
        Batch batch = new Batch(judge);
        for (TopicPartition place : polled.partitions()) {
            long next = polled.nextOffsets().get(place).offset();
            batch.take(place, assignment.log(place), polled.records(place), next);
        }
        appendDue(batch);
        Map<Searches, List<GameEvent>> outcomes = appendOutcomes(batch);
        if (batch.needsCommit() && !committed(batch)) {
            return;
        }
        batch.accept();
        outcomes.forEach(Searches::appended);
        assignment.noteRecovered();
        watchDeadlines(batch);
        watchQuestions(batch);
        long behind = behind();
        status.holds(assignment.places().size(), assignment.openGames(), behind);
        if (batch.needsCommit()) {
            listener.committed(batch.answered(), batch.repeats(), Duration.ofNanos(System.nanoTime() - begun), behind);
        }
    }

    private boolean committed(Batch batch) {
        try {
            commit.commit(producer, consumer, batch.output(), batch.offsets());
            return true;
        } catch (BatchRefusedException refused) {
            listener.refused(refused);
            assignment.rewind();
            deadlines.clear();
            return false;
        }
    }

    private void appendDue(Batch batch) {
        Instant now = clock.instant();
        deadlines.forEach((log, due) -> {
            TopicPartition place = assignment.place(log);
            if (log.isRecovered() && isCaughtUp(place)) {
                for (GameEvent event : due.due(now)) {
                    batch.append(place, log, Records.event(event, place.partition()));
                }
            }
        });
    }

    private Map<Searches, List<GameEvent>> appendOutcomes(Batch batch) {
        Instant now = clock.instant();
        Map<Searches, List<GameEvent>> outcomes = new IdentityHashMap<>();
        searches.forEach((log, running) -> {
            TopicPartition place = assignment.place(log);
            List<GameEvent> ended = isCaughtUp(place) ? running.ended(now) : List.of();
            ended.forEach(event -> batch.append(place, log, Records.event(event, place.partition())));
            outcomes.put(running, ended);
        });
        return outcomes;
    }

    /** While a partition is folded again its games are not asked; then all of them once, and afterwards those that change. */
    private void watchQuestions(Batch batch) {
        batch.drafts().values().forEach(draft -> {
            PartitionLog log = draft.log();
            if (!log.isRecovered()) {
                return;
            }
            Searches watched = searches.get(log);
            if (watched == null) {
                searches.put(log, watched = new Searches(judge, searchThreads));
                log.games().forEach(watched::changed);
            } else {
                draft.changed().values().forEach(watched::changed);
            }
        });
    }

    private void dropSearches(Predicate<PartitionLog> which) {
        searches.entrySet().removeIf(entry -> {
            boolean drop = which.test(entry.getKey());
            if (drop) {
                entry.getValue().close();
            }
            return drop;
        });
    }

    private void watchDeadlines(Batch batch) {
        if (timer == DeadlineTimer.NONE) {
            return;
        }
        batch.drafts().values().forEach(draft -> {
            Deadlines watched = deadlines.computeIfAbsent(
                    draft.log(), any -> new Deadlines(judge.name(), timer, settings.deadlineGrace()));
            draft.changed().values().forEach(game -> {
                Instant said = game.lastAt();
                Instant written = Instant.ofEpochMilli(draft.writtenAt(game.gameId()));
                if (said != null && Duration.between(said, written).abs().compareTo(LIVE) < 0) {
                    watched.changed(game);
                }
            });
        });
    }

    private boolean isCaughtUp(TopicPartition place) {
        return consumer.currentLag(place).orElse(0) == 0;
    }

    private long behind() {
        return assignment.places().stream()
                .mapToLong(place -> consumer.currentLag(place).orElse(0))
                .sum();
    }

    /** Leaves the group and lets go of the broker; what is not committed is gone, as it must be. */
    @Override
    public void close() {
        dropSearches(log -> true);
        try {
            producer.close(Duration.ZERO);
        } finally {
            consumer.close(CloseOptions.timeout(CLOSE_WITHIN)
                    .withGroupMembershipOperation(CloseOptions.GroupMembershipOperation.LEAVE_GROUP));
        }
    }
}
