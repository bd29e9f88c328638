package org.chatrang.broadcast.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnFileTest {
    private final PgnFile file = PgnFile.of("[Event \"x\"]\n\n*\n\n");

    @ParameterizedTest
    @ValueSource(strings = {"\"%s\"", "%s", "W/\"%s\"", "\"other\", \"%s\"", " %s "})
    void isNamedInEveryFormPollersUse(String form) {
        assertTrue(file.isNamedBy(form.formatted(file.tag())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\"\"", "\"other\"", "other"})
    void isNotNamedByAnotherTag(String header) {
        assertFalse(file.isNamedBy(header));
    }

    @Test
    void anyFileIsNamedByAStar() {
        assertTrue(file.isNamedBy("*"));
        assertFalse(file.isNamedBy(null));
    }

    @Test
    void theTagIsStrongAndFollowsTheBytes() {
        assertEquals(file.quotedTag(), PgnFile.of("[Event \"x\"]\n\n*\n\n").quotedTag());
        assertNotEquals(file.tag(), PgnFile.of("[Event \"y\"]\n\n*\n\n").tag());
        assertTrue(file.quotedTag().matches("\"[0-9a-f]{24}\""));
    }
}
