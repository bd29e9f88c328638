package org.chatrang.launcher.up;

import java.time.Duration;
import org.chatrang.stack.ChildProcess;

/** A child process of the run that can be started again after it died. */
interface Supervised {
    String name();

    /** Where it answers, for people. */
    String address();

    ChildProcess process();

    /** Starts it; it need not be ready when this returns. */
    void start();

    /** Whether it says that it is ready. */
    boolean isReady();

    /** Stops it gently, then forcibly. */
    void stop(Duration grace);
}
