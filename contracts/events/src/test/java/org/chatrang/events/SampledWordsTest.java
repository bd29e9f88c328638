package org.chatrang.events;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chatrang.events.json.Mapping;
import org.junit.jupiter.api.Test;

/** A new kind, type or field cannot be forgotten: each occurs in a golden sample and in a schema. */
class SampledWordsTest {
    private static final Set<String> SAMPLED = new TreeSet<>();
    private static final Set<String> IN_SCHEMAS = new TreeSet<>();

    static {
        Sample.all().forEach(sample -> words(tree(sample.json()), SAMPLED::add));
        Stream.concat(
                        Stream.of("common.schema.json"),
                        Stream.of(RecordType.values()).map(RecordType::schemaFile))
                .forEach(file -> words(schema(file), IN_SCHEMAS::add));
    }

    @Test
    void everyConstantOfEveryEnumeration() {
        Set<String> expected = records().stream()
                .flatMap(type -> Arrays.stream(type.getRecordComponents()))
                .map(RecordComponent::getType)
                .filter(Class::isEnum)
                .flatMap(type -> Arrays.stream(type.getEnumConstants()))
                .filter(constant -> constant != FindingKind.UNKNOWN && constant != EndingKind.UNKNOWN)
                .map(constant -> Codec.mapper().valueToTree(constant).asText())
                .collect(Collectors.toCollection(TreeSet::new));
        Arrays.stream(EventKind.values()).map(Enum::name).forEach(expected::add);

        assertEquals(Set.of(), missing(expected, SAMPLED), "in no golden sample");
        assertEquals(Set.of(), missing(expected, IN_SCHEMAS), "in no schema");
    }

    @Test
    void everyTypeOfEverySealedPart() {
        Set<String> expected = Stream.of(Ruling.class, Evidence.class, Consequence.class)
                .flatMap(part -> Arrays.stream(part.getPermittedSubclasses()))
                .map(Mapping::typeName)
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(Set.of(), missing(expected, SAMPLED), "in no golden sample");
        assertEquals(Set.of(), missing(expected, IN_SCHEMAS), "in no schema");
    }

    @Test
    void everyFieldOfEveryRecord() {
        Set<String> expected = records().stream()
                .filter(type -> type != GameEvent.class && type != UnknownFact.class)
                .flatMap(type -> Arrays.stream(type.getRecordComponents()))
                .map(RecordComponent::getName)
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(Set.of(), missing(expected, SAMPLED), "in no golden sample");
        assertEquals(Set.of(), missing(expected, IN_SCHEMAS), "in no schema");
    }

    private static Set<String> missing(Set<String> expected, Set<String> found) {
        Set<String> missing = new TreeSet<>(expected);
        missing.removeAll(found);
        return missing;
    }

    /** All records of this module that can be part of a record on a topic. */
    private static Set<Class<?>> records() {
        Set<Class<?>> found = new LinkedHashSet<>();
        Stream.of(RecordType.values()).forEach(type -> reach(type.type(), found));
        return found;
    }

    static void reach(Class<?> type, Set<Class<?>> found) {
        if (type.isSealed()) {
            Arrays.stream(type.getPermittedSubclasses()).forEach(sub -> reach(sub, found));
        } else if (type.isRecord() && found.add(type)) {
            for (RecordComponent component : type.getRecordComponents()) {
                reach(component.getType(), found);
                if (component.getGenericType() instanceof java.lang.reflect.ParameterizedType generic) {
                    Arrays.stream(generic.getActualTypeArguments())
                            .filter(Class.class::isInstance)
                            .forEach(argument -> reach((Class<?>) argument, found));
                }
            }
        }
    }

    private static void words(JsonNode node, Consumer<String> to) {
        node.fieldNames().forEachRemaining(to);
        if (node.isTextual()) {
            to.accept(node.asText());
        }
        node.forEach(child -> words(child, to));
    }

    private static JsonNode schema(String file) {
        try (var in = Codec.class.getResourceAsStream("schemas/" + file)) {
            return Codec.mapper().readTree(in);
        } catch (IOException e) {
            throw new AssertionError(file, e);
        }
    }

    private static JsonNode tree(byte[] json) {
        try {
            return Codec.mapper().readTree(json);
        } catch (IOException e) {
            throw new AssertionError("a golden sample is not JSON", e);
        }
    }
}
