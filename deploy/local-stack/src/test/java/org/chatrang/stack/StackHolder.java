package org.chatrang.stack;

import java.util.concurrent.CountDownLatch;

/** A JVM that starts both servers, prints their process ids and directories in one line, and waits for ever. */
final class StackHolder {
    private StackHolder() {}

    public static void main(String[] arguments) throws InterruptedException {
        LocalKafka kafka = LocalKafka.start();
        LocalPostgres postgres = LocalPostgres.start();
        System.out.println(
                kafka.pid() + " " + postgres.pid() + " " + kafka.process().log().getParent() + " "
                        + postgres.process().log().getParent());
        new CountDownLatch(1).await();
    }
}
