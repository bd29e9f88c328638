package org.chatrang.laws.edition;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.chatrang.laws.time.Pace;

/** A figure of the Laws that differs by edition, pace or supervision; the values stand in parameters.table. */
enum Parameter {
    ILLEGAL_MOVE_MINUTES,
    ILLEGAL_MOVES_THAT_LOSE,
    ILLEGAL_LOSS_DRAWN_IF_NO_MATE,
    ILLEGAL_MOVE_DEALT_WITH,
    ILLEGAL_POSITION_DRAWN,
    PAWN_LEFT_BECOMES_QUEEN,
    PRESS_WITHOUT_MOVE_ILLEGAL,
    TWO_HANDS_ILLEGAL,
    WRONG_CLAIM_MINUTES,
    WRONG_CLAIM_HALVES_UP_TO_MINUTES,
    FIVEFOLD,
    SEVENTY_FIVE,
    RESIGNATION_DRAWN_IF_NO_MATE,
    DEFAULT_TIME_MINUTES,
    FLAG_NOTICED_BY,
    BOTH_FLAGS_IN_LAST_PERIOD,
    COLOURS_REVERSED_STAND_FROM_MOVE,
    SETUP_CLAIMS_UNTIL_MOVE;

    static final List<List<String>> ROWS = Table.read("parameters.table", 6);
    private static final Map<Key, Value> FOUND = new ConcurrentHashMap<>();

    /** Its name in the table. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A value and what it rests on. */
    record Value(String text, Source source) {
        int number() {
            return Integer.parseInt(text);
        }

        boolean yes() {
            return text.equals("yes");
        }
    }

    Value value(Edition edition, Pace pace, Supervision supervision) {
        return FOUND.computeIfAbsent(new Key(this, edition, pace, supervision), Key::find);
    }

    private record Key(Parameter parameter, Edition edition, Pace pace, Supervision supervision) {
        Value find() {
            return parameter.find(edition, pace, supervision);
        }
    }

    private Value find(Edition edition, Pace pace, Supervision supervision) {
        return ROWS.stream()
                .filter(row -> row.get(0).equals(key()))
                .filter(row -> Table.covers(row.get(1), edition))
                .filter(row -> Table.covers(row.get(2), pace) && Table.covers(row.get(3), supervision))
                .reduce((general, special) -> special)
                .map(row -> new Value(row.get(4), Source.valueOf(row.get(5).toUpperCase(Locale.ROOT))))
                .orElseThrow(() -> new IllegalStateException("parameters.table has no row for " + key() + " in "
                        + edition + ", " + pace + ", " + supervision));
    }
}
