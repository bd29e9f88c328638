package org.chatrang.events.json;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;

/** Reads a sealed part of a type that a later version added as absent; one without a type stays an error. */
final class LaterTypes extends DeserializationProblemHandler {
    @Override
    public JavaType handleUnknownTypeId(
            DeserializationContext context, JavaType base, String type, TypeIdResolver resolver, String failure) {
        return Mapping.isTypeName(type) ? context.constructType(Void.class) : null;
    }
}
