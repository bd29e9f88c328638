package org.chatrang.events;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Takes every value of every golden sample away, or puts something else in its place. What the schema allows the codec
 * reads; what the schema refuses the codec refuses too, but for these liberties: null is as good as absent, a list that
 * is absent is empty, and a verdict's identity, the inside of its evidence and what a later version wrote are not
 * examined.
 */
class SchemasAgreeWithCodecTest {
    private static final List<String> REPLACEMENTS =
            List.of("null", "true", "-1", "0", "1.5", "99999999999999999999", "\"\"", "\"x\"", "[]", "{}", "[null]");

    @ParameterizedTest
    @EnumSource(RecordType.class)
    void onEveryChangedValue(RecordType type) throws Exception {
        List<String> disagreements = new ArrayList<>();
        int[] refused = {0};
        for (Sample sample : Sample.of(type)) {
            JsonNode root = Codec.mapper().readTree(sample.json());
            change(root, root, "", (path) -> compare(type, sample, root, path, disagreements, refused));
        }

        assertEquals("", String.join("\n", disagreements));
        assertTrue(refused[0] > 10, () -> "only " + refused[0] + " changes were refused: the test has lost its teeth");
    }

    private static void compare(
            RecordType type, Sample sample, JsonNode root, String path, List<String> disagreements, int[] refused) {
        var schemaErrors = type.schema().validate(root);
        String codecError = "";
        try {
            Codec.read(Codec.mapper().writeValueAsBytes(root), type.type());
        } catch (UnreadableRecordException e) {
            codecError = e.getMessage();
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
        if (schemaErrors.isEmpty() && !codecError.isEmpty()) {
            disagreements.add(sample + " " + path + ": the schema allows it, but: " + codecError);
        }
        if (!schemaErrors.isEmpty() && codecError.isEmpty() && !liberty(sample, path)) {
            disagreements.add(sample + " " + path + ": read, but: " + schemaErrors);
        }
        refused[0] += codecError.isEmpty() ? 0 : 1;
    }

    private static boolean liberty(Sample sample, String path) {
        return path.endsWith("=null")
                || path.matches("/(findings|rows|waitingFor) removed")
                || path.contains("/evidence/")
                || path.startsWith("/id")
                || sample.name().contains("later-version") && path.startsWith("/data/");
    }

    private static void change(JsonNode root, JsonNode node, String path, Consumer<String> check) throws Exception {
        if (node instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            for (String name : names) {
                JsonNode original = object.get(name);
                for (String replacement : REPLACEMENTS) {
                    object.set(name, Codec.mapper().readTree(replacement));
                    check.accept(path + "/" + name + "=" + replacement);
                }
                object.set(name, original);
                change(root, original, path + "/" + name, check);
                object.remove(name);
                check.accept(path + "/" + name + " removed");
                object.set(name, original);
            }
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                JsonNode original = array.get(i);
                for (String replacement : REPLACEMENTS) {
                    array.set(i, Codec.mapper().readTree(replacement));
                    check.accept(path + "/" + i + "=" + replacement);
                }
                array.set(i, original);
                change(root, original, path + "/" + i, check);
            }
        }
    }
}
