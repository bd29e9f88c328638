package org.chatrang.gateway;

import io.quarkus.runtime.ApplicationLifecycleManager;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import org.jboss.logging.Logger;

/**
 * The program. What keeps it from starting is told on standard error, one line for each thing that is wrong, and the exit
 * status is 1; the stack trace is in the log at level DEBUG.
 */
@QuarkusMain
public final class GatewayMain {
    private GatewayMain() {}

    public static void main(String... arguments) {
        Quarkus.run(null, GatewayMain::ended, arguments);
    }

    private static void ended(int exitCode, Throwable failure) {
        if (failure != null) {
            Logger.getLogger(GatewayMain.class).debug("event=gateway-not-started", failure);
            StartFailure.lines(failure).forEach(line -> System.err.println("edge-gateway: " + line));
        }
        ApplicationLifecycleManager.getDefaultExitCodeHandler().accept(exitCode, failure);
    }
}
