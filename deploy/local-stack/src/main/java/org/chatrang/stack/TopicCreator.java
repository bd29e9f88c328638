package org.chatrang.stack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TopicDescription;

/** Creates topics with replication factor 1; topics that are there already must have the partitions asked for. */
public final class TopicCreator {
    private static final short SINGLE_BROKER = 1;

    private TopicCreator() {}

    /** Returns when every topic exists and its partitions have a leader. */
    public static void ensure(String bootstrapServers, Collection<TopicDefinition> definitions) {
        try (Admin admin = Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers))) {
            Set<String> present = admin.listTopics().names().get();
            List<TopicDefinition> existing = new ArrayList<>();
            List<NewTopic> missing = new ArrayList<>();
            for (TopicDefinition definition : definitions) {
                if (present.contains(definition.name())) {
                    existing.add(definition);
                } else {
                    missing.add(new NewTopic(definition.name(), definition.partitions(), SINGLE_BROKER)
                            .configs(definition.settings()));
                }
            }
            admin.createTopics(missing).all().get();
            checkPartitions(admin, existing);
        } catch (ExecutionException e) {
            throw new LocalStackException("cannot create topics on " + bootstrapServers + ": " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LocalStackException("interrupted while creating topics on " + bootstrapServers, e);
        }
    }

    private static void checkPartitions(Admin admin, List<TopicDefinition> existing)
            throws ExecutionException, InterruptedException {
        Map<String, TopicDescription> found = admin.describeTopics(
                        existing.stream().map(TopicDefinition::name).toList())
                .allTopicNames()
                .get();
        for (TopicDefinition wanted : existing) {
            int partitions = found.get(wanted.name()).partitions().size();
            if (partitions != wanted.partitions()) {
                throw new LocalStackException("topic " + wanted.name() + " has " + partitions + " partitions, not "
                        + wanted.partitions() + ": the count is fixed for an event; use another data directory");
            }
        }
    }
}
