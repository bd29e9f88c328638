package org.chatrang.gateway.publish;

import java.io.IOException;
import java.util.regex.Pattern;
import org.apache.kafka.common.errors.TimeoutException;
import org.chatrang.gateway.failure.FailureWords;

/** Why the bus is away, in words. */
public final class BusWords {
    /** Nobody said where the bus is. */
    static final String NO_ADDRESS =
            "kafka.bootstrap.servers is not set, so nothing goes to the bus; everything is kept"
                    + " in the journal: set it to HOST:PORT of the bus and start again";

    /** What the clients say when they wait for a broker rather than for a topic. */
    private static final Pattern SILENCE = Pattern.compile("InitProducerId|fetching topic metadata|node assignment");

    private BusWords() {}

    /** What a failure of one of its clients means, told with the root of it. */
    public static String of(RuntimeException failure, BusSettings settings) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String said = root instanceof IOException file
                ? FailureWords.ofFile(file)
                : root.getMessage() == null ? root.toString() : root.getMessage();
        String whole = root == failure || failure.getMessage() == null ? said : failure.getMessage() + ": " + said;
        return root instanceof TimeoutException && SILENCE.matcher(said).find()
                ? "nobody answers at kafka.bootstrap.servers=" + settings.address() + " (" + whole + ")"
                : whole;
    }
}
