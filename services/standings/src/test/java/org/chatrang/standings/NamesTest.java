package org.chatrang.standings;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "  ", "a\u0000b", "a\nb", "\ud800", "a\udc00b"})
    void whatCannotBeAKey(String name) {
        assertFalse(Names.usable(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"worldcup/1.21", "جام جهانی", "cup 2025 ♟"})
    void whatCan(String name) {
        assertTrue(Names.usable(name));
    }

    @Test
    void anEndlessNameCannot() {
        assertTrue(Names.usable("x".repeat(500)));
        assertFalse(Names.usable("x".repeat(501)));
    }
}
