package org.chatrang.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Makes any record that its constructor allows: every component anything of its type, or missing. */
final class AnyRecord {
    private static final String[] TEXTS = {
        "", " ", "e2e4", "Ōmid \"Ⅳ\" \\ \t\n\u2028", "♞\uD83D\uDE00", "x".repeat(5000)
    };
    private final Random random;

    AnyRecord(long seed) {
        random = new Random(seed);
    }

    <T> T of(Class<T> type) {
        while (true) {
            try {
                return type.cast(construct(type));
            } catch (InvocationTargetException e) {
                if (!(e.getCause() instanceof IllegalArgumentException)) {
                    throw new AssertionError(type + " crashes on parts it should refuse", e.getCause());
                }
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
    }

    private Object construct(Class<?> type) throws ReflectiveOperationException {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = Arrays.stream(components)
                .map(component -> value(component.getGenericType()))
                .toArray();
        var constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(values);
    }

    private Object value(Type type) {
        if (type instanceof Class<?> simple && simple.isPrimitive()) {
            return primitive(simple);
        }
        if (random.nextInt(5) == 0) {
            return null;
        }
        return type instanceof ParameterizedType generic ? container(generic) : object((Class<?>) type);
    }

    private Object primitive(Class<?> type) {
        long number = random.nextInt(8) == 0 ? random.nextLong() : random.nextInt(200);
        if (type == boolean.class) {
            return random.nextBoolean();
        }
        if (type == int.class) {
            return (int) number;
        }
        return number;
    }

    private Object container(ParameterizedType type) {
        int size = random.nextInt(4);
        if (type.getRawType() == Map.class) {
            Map<Object, Object> map = new HashMap<>();
            for (int i = 0; i < size; i++) {
                map.put("key" + random.nextInt(100), object(String.class));
            }
            return map;
        }
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(object((Class<?>) type.getActualTypeArguments()[0]));
        }
        return list;
    }

    private Object object(Class<?> type) {
        if (type == String.class) {
            return TEXTS[random.nextInt(TEXTS.length)];
        }
        if (type == Long.class || type == Integer.class) {
            return primitive(type == Long.class ? long.class : int.class);
        }
        if (type == Instant.class) {
            return Instant.ofEpochSecond(random.nextLong(4_000_000_000L), random.nextInt(1_000_000_000));
        }
        if (type == JsonNode.class) {
            return JsonNodeFactory.instance
                    .objectNode()
                    .put("a", random.nextInt())
                    .putNull("b");
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
        }
        if (type.isSealed()) {
            return of(type.getPermittedSubclasses()[random.nextInt(type.getPermittedSubclasses().length)]);
        }
        return of(type);
    }
}
