package org.chatrang.events.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.Arrays;
import org.chatrang.events.Consequence;
import org.chatrang.events.Evidence;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;

/** The one configuration of the JSON mapper. */
public final class Mapping {
    private static final int LONGEST_STRING = 1_000_000;

    private Mapping() {}

    /** A mapper for the records of this module. */
    public static ObjectMapper mapper() {
        JsonMapper mapper = JsonMapper.builder()
                .addModule(new JavaTimeModule())
                .addModule(new ResultCodes())
                .serializationInclusion(JsonInclude.Include.NON_NULL)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_INVALID_SUBTYPE)
                .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(MapperFeature.SORT_CREATOR_PROPERTIES_BY_DECLARATION_ORDER)
                .disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
                .addMixIn(Ruling.class, ByType.class)
                .addMixIn(Evidence.class, ByType.class)
                .addMixIn(Consequence.class, ByType.class)
                .build();
        mapper.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxStringLength(LONGEST_STRING)
                        .maxNestingDepth(50)
                        .build());
        registerKinds(mapper, Ruling.class);
        registerKinds(mapper, Evidence.class);
        registerKinds(mapper, Consequence.class);
        return mapper;
    }

    private static void registerKinds(ObjectMapper mapper, Class<?> sealedType) {
        Arrays.stream(sealedType.getPermittedSubclasses())
                .forEach(type -> mapper.registerSubtypes(new NamedType(type, upperSnake(type.getSimpleName()))));
    }

    static String upperSnake(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(java.util.Locale.ROOT);
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    private interface ByType {}

    /** Results travel as PGN writes them: 1-0, 0-1, 1/2-1/2, 0-0. */
    private static final class ResultCodes extends com.fasterxml.jackson.databind.module.SimpleModule {
        private static final long serialVersionUID = 1;

        ResultCodes() {
            addSerializer(GameResult.class, new ResultWriter());
            addDeserializer(GameResult.class, new ResultReader());
        }
    }
}
