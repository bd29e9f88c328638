package org.chatrang.broadcast.view;

import java.util.List;

/**
 * An event and its rounds, for the picker.
 *
 * @param event the tournament's identity
 * @param name its name as printed
 * @param site where it is played, null if not known
 * @param rounds its rounds in order
 */
public record EventSummary(String event, String name, String site, List<Round> rounds) {
    /**
     * A round in numbers.
     *
     * @param round the round, from 1
     * @param date the day, as PGN writes it; null if not known
     * @param games games scheduled
     * @param playing games begun and not ended
     * @param ended games with a final result
     * @param alerts games that wait for the arbiter
     */
    public record Round(int round, String date, int games, int playing, int ended, int alerts) {}
}
