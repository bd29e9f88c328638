package org.chatrang.judging.loop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Topics;
import org.chatrang.events.Verdict;
import org.chatrang.judging.Judge;
import org.chatrang.judging.Verdicts;
import org.chatrang.judging.fold.Fold;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogRecord;
import org.chatrang.judging.fold.Step;

/** What one poll brought: folded on top of what is committed, answered, and ready to be committed. */
final class Batch {
    private final Judge judge;
    private final Map<TopicPartition, PartitionLog.Draft> drafts = new HashMap<>();
    private final List<ProducerRecord<byte[], byte[]>> output = new ArrayList<>();
    private boolean ruled;
    private int repeats;
    private final List<Answered> answered = new ArrayList<>();

    Batch(Judge judge) {
        this.judge = judge;
    }

    /** Folds the records of one partition; the last argument is the offset to be read next. */
    void take(TopicPartition place, PartitionLog log, List<ConsumerRecord<byte[], byte[]>> polled, long next) {
        PartitionLog.Draft draft = drafts.computeIfAbsent(place, any -> log.draft());
        for (ConsumerRecord<byte[], byte[]> record : polled) {
            take(draft, record);
        }
        draft.readUpTo(next);
    }

    private void take(PartitionLog.Draft draft, ConsumerRecord<byte[], byte[]> source) {
        LogRecord record = LogRecord.read(source.key(), source.value(), source.partition(), source.offset());
        GameState before = draft.game(record.gameId());
        Step step = Fold.apply(before, record);
        draft.put(before, step.after(), source.timestamp());
        if (draft.log().isRuled(source.offset())) {
            return;
        }
        ruled = true;
        if (step.repeat()) {
            repeats++;
            return;
        }
        Verdict verdict = Verdicts.of(judge, step);
        answered.add(new Answered(verdict, board(step.after())));
        output.add(Records.verdict(verdict));
        if (judge.name() == JudgeName.LEGALITY && record.content() instanceof LogRecord.Content.Unreadable unreadable) {
            output.add(DeadLetters.of(source, Topics.GAME_EVENTS, unreadable.reason()));
        }
    }

    private static int board(GameState game) {
        return game.schedule() == null ? 0 : game.schedule().board();
    }

    /** Adds a record of the judge's own, to be appended to a partition that is held. */
    void append(TopicPartition place, PartitionLog log, ProducerRecord<byte[], byte[]> record) {
        drafts.computeIfAbsent(place, any -> log.draft());
        output.add(record);
        ruled = true;
    }

    /** Whether anything must become permanent: not so if all that was read had its verdicts before. */
    boolean needsCommit() {
        return ruled;
    }

    List<ProducerRecord<byte[], byte[]>> output() {
        return output;
    }

    List<Answered> answered() {
        return answered;
    }

    int repeats() {
        return repeats;
    }

    /** The offsets to commit, of partitions whose recovery is behind them; each with its low-water mark. */
    Map<TopicPartition, OffsetAndMetadata> offsets() {
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        drafts.forEach((place, draft) -> {
            if (draft.next() >= draft.log().ruleFrom()) {
                offsets.put(place, LowWaterMark.mark(draft.next(), draft.lowWaterMark()));
            }
        });
        return offsets;
    }

    Map<TopicPartition, PartitionLog.Draft> drafts() {
        return drafts;
    }

    /** All of it is permanent. */
    void accept() {
        drafts.values().forEach(PartitionLog.Draft::accept);
    }
}
