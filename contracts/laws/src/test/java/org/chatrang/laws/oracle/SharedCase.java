package org.chatrang.laws.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;

/** One line of the shared {@code cases.jsonl}. */
record SharedCase(String line) {
    private static final Pattern MOVE_NUMBER = Pattern.compile("\\d+\\.+");

    String id() {
        return field("id");
    }

    String kind() {
        return field("kind");
    }

    boolean hasMoves() {
        return !field("moves").isEmpty();
    }

    /** Whether the expected answer begins so. */
    boolean expects(String beginning) {
        return field("expected").startsWith(beginning);
    }

    /** The first position and those after each move. */
    List<Position> positions() {
        String fen = field("fen");
        List<Position> positions = new ArrayList<>();
        positions.add(fen.isEmpty() ? Position.initial() : Position.ofFen(fen));
        Arrays.stream(MOVE_NUMBER.matcher(field("moves")).replaceAll("").strip().split("\\s+"))
                .filter(move -> !move.isEmpty())
                .forEach(move -> positions.add(San.playAll(positions.getLast(), List.of(move))));
        return positions;
    }

    private String field(String name) {
        Matcher field = Pattern.compile("\"" + name + "\": \"([^\"]*)\"").matcher(line);
        return field.find() ? field.group(1) : "";
    }

    @Override
    public String toString() {
        return id() + " " + kind();
    }
}
