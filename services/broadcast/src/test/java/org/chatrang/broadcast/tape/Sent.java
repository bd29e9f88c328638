package org.chatrang.broadcast.tape;

import java.nio.charset.StandardCharsets;

/** A record as a test puts it on the bus. */
public record Sent(String topic, String key, String json) {
    public byte[] value() {
        return json.getBytes(StandardCharsets.UTF_8);
    }
}
