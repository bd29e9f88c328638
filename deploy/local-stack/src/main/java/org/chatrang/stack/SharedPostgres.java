package org.chatrang.stack;

/** One database server for all tests of a JVM: started by the first that asks, gone with the JVM. */
public final class SharedPostgres {
    private SharedPostgres() {}

    public static PostgresServer get() {
        return Holder.SERVER;
    }

    private static final class Holder {
        private static final PostgresServer SERVER = StackBackend.chosen().startPostgres();

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(SERVER::close, "stop-shared-postgres"));
        }
    }
}
