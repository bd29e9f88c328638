package org.chatrang.stack;

/** One broker for all tests of a JVM: started by the first that asks, gone with the JVM. Tests must use their own topics. */
public final class SharedKafka {
    private SharedKafka() {}

    public static KafkaServer get() {
        return Holder.SERVER;
    }

    private static final class Holder {
        private static final KafkaServer SERVER = StackBackend.chosen().startKafka();

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(SERVER::close, "stop-shared-kafka"));
        }
    }
}
