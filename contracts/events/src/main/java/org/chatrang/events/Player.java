package org.chatrang.events;

/**
 * A player as the schedule names them.
 *
 * @param id unique within the event
 * @param name as printed, family name first
 * @param fideId FIDE identity number, null if none
 * @param title e.g. GM, null if none
 * @param rating rating used in the event, null if none
 * @param federation three letters, null if not known
 */
public record Player(String id, String name, String fideId, String title, Integer rating, String federation) {
    public Player {
        Require.text(id, "id", "an identity unique within the event");
        Require.text(name, "name", "the player's name");
    }
}
