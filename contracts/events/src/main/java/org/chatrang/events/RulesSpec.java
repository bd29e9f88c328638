package org.chatrang.events;

import java.util.Map;

/**
 * The rules a game is played by.
 *
 * @param edition the edition of the Laws: 2001, 2014, 2018 or 2023
 * @param pace the pace of the game, null to derive it from the time control (Article A.1, B.1)
 * @param supervision whether the Competition Rules apply in full
 * @param regulations the event's own settings by name; what is not named has its default
 */
public record RulesSpec(String edition, Pace pace, Supervision supervision, Map<String, String> regulations) {
    public RulesSpec {
        edition = edition == null ? "2023" : edition;
        supervision = supervision == null ? Supervision.FULL : supervision;
        regulations = Require.map(regulations, "regulations");
    }

    /** The edition of 2023, fully supervised, no settings. */
    public static RulesSpec standard() {
        return new RulesSpec(null, null, null, null);
    }

    /** The pace of a game. */
    public enum Pace {
        STANDARD,
        RAPID,
        BLITZ
    }

    /** Competition Rules in full, or the reduced rules of rapid and blitz (Article A.5, B). */
    public enum Supervision {
        FULL,
        REDUCED
    }
}
