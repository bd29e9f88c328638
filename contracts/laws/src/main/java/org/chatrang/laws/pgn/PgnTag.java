package org.chatrang.laws.pgn;

import java.util.Objects;

/**
 * One tag pair of a game, e.g. {@code [White "Carlsen, Magnus"]}.
 *
 * @param name the tag's name as written
 * @param value its value with the escapes resolved
 */
public record PgnTag(String name, String value) {
    public PgnTag {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }
}
