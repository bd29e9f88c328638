package org.chatrang.events;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The document says of topics, messages and headers what the code does. */
class AsyncApiTest {
    private static final JsonNode DOCUMENT = document();

    @Test
    void hasAChannelForEveryTopicAsItIsKept() {
        Map<String, Map<String, String>> channels = new HashMap<>();
        DOCUMENT.get("channels").forEach(channel -> {
            JsonNode settings = channel.at("/bindings/kafka/topicConfiguration");
            channels.put(
                    channel.get("address").asText(),
                    Map.of(
                            "cleanup.policy",
                                    settings.get("cleanup.policy").get(0).asText(),
                            "retention.ms", settings.get("retention.ms").asText()));
        });

        assertEquals(
                Topics.all().stream().collect(Collectors.toMap(TopicSettings::name, TopicSettings::config)), channels);
    }

    @ParameterizedTest
    @EnumSource(RecordType.class)
    void namesTheSchemaOfEveryTopic(RecordType type) {
        JsonNode channel = DOCUMENT.get("channels")
                .valueStream()
                .filter(c -> c.get("address").asText().equals(type.topic().name()))
                .findFirst()
                .orElseThrow();

        JsonNode message =
                resolve(channel.get("messages").get(type.type().getSimpleName()).get("$ref"));

        assertEquals(
                "schemas/" + type.schemaFile(),
                message.at("/payload/schema/$ref").asText());
        assertEquals(
                "#/components/messageTraits/CloudEvent",
                message.at("/traits/0/$ref").asText());
    }

    @Test
    void refersOnlyToWhatIsThere() {
        int references = DOCUMENT.findValues("$ref").size();
        DOCUMENT.findValues("$ref").forEach(AsyncApiTest::resolve);

        assertTrue(references > 30, () -> "only " + references + " references were found");
    }

    @Test
    void listsTheHeadersThatAreWritten() throws Exception {
        JsonNode headers = DOCUMENT.at("/components/messageTraits/CloudEvent/headers");
        for (Sample sample : Sample.of(RecordType.GAME_EVENT)) {
            Map<String, String> written = CloudEvents.headers(Codec.readEvent(sample.json()));
            var listed = new TreeSet<String>();
            headers.get("properties").fieldNames().forEachRemaining(listed::add);

            assertEquals(listed, new TreeSet<>(written.keySet()));
            assertTrue(
                    written.get("ce_type")
                            .matches(headers.at("/properties/ce_type/pattern").asText()),
                    written::toString);
        }
    }

    private static JsonNode resolve(JsonNode reference) {
        String target = reference.asText();
        if (target.startsWith("#")) {
            JsonNode found = DOCUMENT.at(target.substring(1));
            assertTrue(!found.isMissingNode(), () -> target + " leads nowhere");
            return found;
        }
        assertNotNull(Codec.class.getResource(target), () -> target + " leads nowhere");
        return reference;
    }

    private static JsonNode document() {
        try (var in = Codec.class.getResourceAsStream("asyncapi.yaml")) {
            return new ObjectMapper(new YAMLFactory()).readTree(in);
        } catch (IOException e) {
            throw new AssertionError("asyncapi.yaml cannot be read", e);
        }
    }
}
