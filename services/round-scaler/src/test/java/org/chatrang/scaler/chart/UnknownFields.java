package org.chatrang.scaler.chart;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import io.fabric8.kubernetes.api.model.KubernetesResource;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The fields of a Kubernetes object that its type does not have: misspelt ones, which an API server would drop silently. */
final class UnknownFields {
    private UnknownFields() {}

    static List<String> of(Object object) {
        List<String> found = new ArrayList<>();
        look(object, object.getClass().getSimpleName(), found);
        return found;
    }

    private static void look(Object value, String path, List<String> found) {
        if (value instanceof Collection<?> values) {
            values.forEach(each -> look(each, path + "[]", found));
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, each) -> look(each, path + "." + key, found));
        } else if (value instanceof KubernetesResource) {
            for (Method method : value.getClass().getMethods()) {
                if (method.isAnnotationPresent(JsonAnyGetter.class)) {
                    ((Map<?, ?>) call(method, value)).keySet().forEach(key -> found.add(path + "." + key));
                } else if (method.getName().matches("get[A-Z].*")
                        && method.getParameterCount() == 0
                        && method.getDeclaringClass() == value.getClass()) {
                    look(call(method, value), path + "." + method.getName().substring(3), found);
                }
            }
        }
    }

    private static Object call(Method method, Object on) {
        try {
            return method.invoke(on);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(method + " could not be called", e);
        }
    }
}
