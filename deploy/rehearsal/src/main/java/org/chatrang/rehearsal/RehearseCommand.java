package org.chatrang.rehearsal;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.errors.TopicExistsException;
import org.chatrang.events.Topics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code rehearse}: load and latency against a running system. */
@Command(
        name = "rehearse",
        mixinStandardHelpOptions = true,
        description =
                "Plays random games against a running system and measures event to verdict, for each judge and for a"
                        + " bare transactional consume-produce hop on the same broker. One JSON line each.")
public final class RehearseCommand implements Callable<Integer> {
    @Option(names = "--bootstrap", required = true, description = "The broker of the running system, host:port.")
    private String bootstrap;

    @Option(
            names = "--boards",
            defaultValue = "100",
            description = "Boards playing at once (default ${DEFAULT-VALUE}).")
    private int boards;

    @Option(names = "--rate", defaultValue = "100", description = "Events a second in all (default ${DEFAULT-VALUE}).")
    private int rate;

    @Option(names = "--seconds", defaultValue = "30", description = "Measured seconds (default ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(names = "--warm-up", defaultValue = "10", description = "Seconds before (default ${DEFAULT-VALUE}).")
    private int warmUp;

    @Override
    public Integer call() throws Exception {
        if (boards < 1 || rate < 1 || seconds < 1 || warmUp < 0) {
            System.err.println("rehearse: --boards, --rate and --seconds are 1 or more, --warm-up is 0 or more");
            return 2;
        }
        try {
            createHopTopics();
        } catch (ExecutionException | TimeoutException e) {
            System.err.println("rehearse: no running system at " + bootstrap + " (" + e.getMessage()
                    + "); start one with ./chatrang up and give its broker's address");
            return 2;
        }
        new Rehearsal(new Clients(bootstrap), boards, rate, seconds, warmUp)
                .run()
                .forEach(System.out::println);
        return 0;
    }

    private void createHopTopics() throws InterruptedException, ExecutionException, TimeoutException {
        try (Admin admin = Admin.create(Map.of(
                "bootstrap.servers", bootstrap, "default.api.timeout.ms", 10_000, "request.timeout.ms", 5_000))) {
            int partitions = admin.describeTopics(List.of(Topics.GAME_EVENTS.name()))
                    .allTopicNames()
                    .get(15, TimeUnit.SECONDS)
                    .get(Topics.GAME_EVENTS.name())
                    .partitions()
                    .size();
            for (String topic : List.of(Rehearsal.HOP_IN, Rehearsal.HOP_OUT)) {
                create(admin, new NewTopic(topic, partitions, (short) 1));
            }
        }
    }

    private static void create(Admin admin, NewTopic topic) throws InterruptedException, ExecutionException {
        try {
            admin.createTopics(List.of(topic)).all().get();
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof TopicExistsException)) {
                throw e;
            }
        }
    }
}
