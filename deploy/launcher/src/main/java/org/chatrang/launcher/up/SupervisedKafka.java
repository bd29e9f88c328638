package org.chatrang.launcher.up;

import java.time.Duration;
import java.util.List;
import org.chatrang.events.Topics;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.LocalKafka;
import org.chatrang.stack.LocalKafkaOptions;
import org.chatrang.stack.TopicDefinition;

/** The broker of the run, with every topic. */
final class SupervisedKafka implements Supervised {
    private final RunPlan plan;
    private LocalKafka kafka;

    SupervisedKafka(RunPlan plan) {
        this.plan = plan;
    }

    @Override
    public String name() {
        return "kafka";
    }

    @Override
    public String address() {
        return "127.0.0.1:" + plan.kafkaPort();
    }

    @Override
    public ChildProcess process() {
        return kafka.process();
    }

    @Override
    public void start() {
        if (kafka == null) {
            kafka = LocalKafka.start(LocalKafkaOptions.temporary()
                    .in(plan.home().data().resolve("kafka"))
                    .onPort(plan.kafkaPort()));
            kafka.createTopics(topics());
        } else {
            kafka.restart();
        }
    }

    private static List<TopicDefinition> topics() {
        return Topics.all().stream()
                .map(topic -> new TopicDefinition(topic.name(), Topics.LOCAL_PARTITIONS, topic.config()))
                .toList();
    }

    /** A started broker has answered already. */
    @Override
    public boolean isReady() {
        return true;
    }

    @Override
    public synchronized void stop(Duration grace) {
        if (kafka != null) {
            kafka.close();
        }
    }
}
