package org.chatrang.stack;

/** Servers as child processes of this JVM, from Maven artifacts: needs nothing but a JDK. */
final class ChildProcessBackend implements StackBackend {
    @Override
    public KafkaServer startKafka() {
        return LocalKafka.start();
    }

    @Override
    public PostgresServer startPostgres() {
        return LocalPostgres.start();
    }
}
