package org.chatrang.tournament.model;

import java.util.List;

/**
 * A player, with everything the rounds brought.
 *
 * @param number the pairing number (TPN), positive
 * @param sex {@code m}, {@code w} or empty
 * @param title as in rating lists (GM, IM, WGM …), or empty
 * @param rating the first rating of the list of the start, 0 if unrated
 * @param birth as written, {@code YYYY/MM/DD} or shorter, or empty
 * @param rounds the first is round 1; missing rounds at the end are absences
 */
public record Player(
        int number,
        String name,
        String sex,
        String title,
        int rating,
        String federation,
        String fideId,
        String birth,
        List<PlayerRound> rounds) {
    public Player {
        if (number <= 0) {
            throw new IllegalArgumentException("player " + name + " has number " + number + ": it must be positive");
        }
        rounds = List.copyOf(rounds);
    }

    public static Player of(int number, String name, int rating, List<PlayerRound> rounds) {
        return new Player(number, name, "", "", rating, "", "", "", rounds);
    }

    public boolean isRated() {
        return rating > 0;
    }

    /** A round, counted from 1; an absence if nothing is recorded. */
    public PlayerRound round(int round) {
        return round <= rounds.size() ? rounds.get(round - 1) : PlayerRound.ABSENT;
    }

    public Player withRounds(List<PlayerRound> changed) {
        return new Player(number, name, sex, title, rating, federation, fideId, birth, changed);
    }
}
