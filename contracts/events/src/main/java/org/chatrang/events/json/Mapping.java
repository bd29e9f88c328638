package org.chatrang.events.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import org.chatrang.events.Consequence;
import org.chatrang.events.Evidence;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;

/** The one configuration of the JSON mapper. */
public final class Mapping {
    private static final int LONGEST_STRING = 1_000_000;
    private static final Pattern TYPE_NAME = Pattern.compile("[A-Z][A-Z0-9_]*");

    private Mapping() {}

    /** A mapper for the records of this module. */
    public static ObjectMapper mapper() {
        JsonMapper mapper = JsonMapper.builder()
                .addModule(new JavaTimeModule())
                .addModule(new Types())
                .serializationInclusion(JsonInclude.Include.NON_NULL)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .enable(MapperFeature.SORT_CREATOR_PROPERTIES_BY_DECLARATION_ORDER)
                .disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
                .addHandler(new LaterTypes())
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

    /** Whether a kind of the sealed type may have that name in a later version, for it has none in this one. */
    public static boolean isOfLaterVersion(Class<?> sealedType, String name) {
        return isTypeName(name)
                && Arrays.stream(sealedType.getPermittedSubclasses())
                        .noneMatch(type -> typeName(type).equals(name));
    }

    static boolean isTypeName(String name) {
        return TYPE_NAME.matcher(name).matches();
    }

    private static void registerKinds(ObjectMapper mapper, Class<?> sealedType) {
        Arrays.stream(sealedType.getPermittedSubclasses())
                .forEach(type -> mapper.registerSubtypes(new NamedType(type, typeName(type))));
    }

    /** The name of a kind of a sealed type, as its {@code type} field has it. */
    public static String typeName(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    private interface ByType {}

    /** Results travel as PGN writes them: 1-0, 0-1, 1/2-1/2, 0-0. All else is read strictly. */
    private static final class Types extends SimpleModule {
        private static final long serialVersionUID = 1;

        Types() {
            addSerializer(GameResult.class, new ResultWriter());
            addDeserializer(GameResult.class, new ResultReader());
            addDeserializer(String.class, new StrictText());
            addDeserializer(Instant.class, new StrictInstant());
            addDeserializer(boolean.class, new Flag());
            addDeserializer(int.class, new Whole<>(int.class));
            addDeserializer(Integer.class, new Whole<>(Integer.class));
            addDeserializer(long.class, new Whole<>(long.class));
            addDeserializer(Long.class, new Whole<>(Long.class));
        }
    }
}
