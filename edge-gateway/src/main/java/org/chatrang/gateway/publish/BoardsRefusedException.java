package org.chatrang.gateway.publish;

import java.util.Map;
import org.apache.kafka.common.KafkaException;

/** The bus refuses the events of some boards and would take those of others. Nothing of the batch is on the bus. */
final class BoardsRefusedException extends KafkaException {
    private static final long serialVersionUID = 1;

    private final transient Map<String, String> reasons;

    BoardsRefusedException(Map<String, String> reasons) {
        super("the bus refuses events of the boards " + reasons);
        this.reasons = reasons;
    }

    /** Why, by board. */
    Map<String, String> reasons() {
        return reasons;
    }
}
