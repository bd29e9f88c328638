package org.chatrang.stack;

/** Where the servers of the local stack run. The tests are the same for every back end. */
public interface StackBackend {
    /** System property that chooses the back end; {@code processes} unless set. */
    String PROPERTY = "chatrang.stack";

    KafkaServer startKafka();

    PostgresServer startPostgres();

    /** The back end chosen by {@value #PROPERTY}. */
    static StackBackend chosen() {
        String choice = System.getProperty(PROPERTY, "processes");
        if (!choice.equals("processes")) {
            throw new LocalStackException(
                    "-D" + PROPERTY + "=" + choice + " is not known: the only back end is 'processes'");
        }
        return new ChildProcessBackend();
    }
}
