package org.chatrang.desk.intake;

import java.text.Normalizer;
import java.util.Locale;
import org.chatrang.desk.DeskException;

/** What an event's id looks like; game ids begin with it. */
public final class EventIds {
    private static final String FORM = "[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?";

    private EventIds() {}

    /** The id, if it is one. */
    public static String checked(String id) {
        if (!id.matches(FORM)) {
            throw DeskException.badInput(
                    "event id",
                    null,
                    "\"" + (id.length() > 80 ? id.substring(0, 80) + "…" : id) + "\" is no event id",
                    "use small letters, digits and hyphens, at most 64, e.g. world-cup-2025");
        }
        return id;
    }

    /** An id made of an event's name. */
    public static String ofName(String name) {
        String ascii = Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
        String id = ascii.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        String shortened = id.length() > 64 ? id.substring(0, 64).replaceAll("-$", "") : id;
        if (shortened.isEmpty()) {
            throw DeskException.badInput(
                    "PGN",
                    "tag Event of the first game",
                    "no event id can be made of it",
                    "give the query parameter id");
        }
        return shortened;
    }
}
