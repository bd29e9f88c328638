package org.chatrang.gateway.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What may be named once only: a board, a table, a line. Remembers who named it, to name both. */
final class BoardNames {
    private final Map<String, String> named = new LinkedHashMap<>();
    private final Faults faults;

    BoardNames(Faults faults) {
        this.faults = faults;
    }

    /**
     * The key names that thing.
     *
     * @param thing what, such as "table 3"
     * @param key which key of the configuration names it
     * @param fix what to do if another does, too
     */
    void name(String thing, String key, String fix) {
        String other = named.putIfAbsent(thing, key);
        if (other != null) {
            List<String> both = List.of(other, key);
            faults.say(String.join(" and ", both) + " both name " + thing + ": " + fix);
        }
    }

    /** Refuses names that no board, and nothing a board is named after, can have. */
    static void check(Faults faults, String key, String name) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,99}")) {
            faults.refuse(key, name, "a name of letters, digits, dot, hyphen and underscore, at most 100,");
        }
    }
}
