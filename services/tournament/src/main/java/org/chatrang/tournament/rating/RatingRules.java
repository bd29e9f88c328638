package org.chatrang.tournament.rating;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules by which rating differences are capped at 400 points, and the floor of ratings (B.02, 1.4 and 8.3.1).
 */
public enum RatingRules {
    /** Until the end of 2021: every difference above 400 counts as 400. */
    BEFORE_2022(LocalDate.MIN, 1000),
    /** From 1 January 2022: only the largest difference of a tournament is capped. */
    FROM_2022(LocalDate.of(2022, 1, 1), 1000),
    /** From 1 March 2024: any number of games; the floor is 1400. */
    FROM_2024_03(LocalDate.of(2024, 3, 1), 1400),
    /** From 1 October 2025: no cap for players rated 2650 or more. */
    FROM_2025_10(LocalDate.of(2025, 10, 1), 1400);

    /** The cap, in rating points. */
    public static final int CAP = 400;

    private static final int UNCAPPED_FROM = 2650;

    private final LocalDate inForce;
    private final int floor;

    RatingRules(LocalDate inForce, int floor) {
        this.inForce = inForce;
        this.floor = floor;
    }

    /** The rules of the day a tournament started. */
    public static RatingRules on(LocalDate start) {
        RatingRules found = BEFORE_2022;
        for (RatingRules rules : values()) {
            if (!start.isBefore(rules.inForce)) {
                found = rules;
            }
        }
        return found;
    }

    /** The lowest rating there is: who falls below is unrated. */
    public int floor() {
        return floor;
    }

    /**
     * The differences own − opponent as they count, in the order of the games.
     *
     * @param own the player's rating
     * @param opponents the opponents' ratings
     */
    List<Integer> differences(int own, List<Integer> opponents) {
        List<Integer> full = opponents.stream().map(opponent -> own - opponent).toList();
        return switch (this) {
            case BEFORE_2022, FROM_2024_03 ->
                full.stream().map(RatingRules::capped).toList();
            case FROM_2022 -> largestCapped(full);
            case FROM_2025_10 ->
                own >= UNCAPPED_FROM
                        ? full
                        : full.stream().map(RatingRules::capped).toList();
        };
    }

    private static int capped(int difference) {
        return Math.clamp(difference, -CAP, CAP);
    }

    private static List<Integer> largestCapped(List<Integer> full) {
        int largest = 0;
        for (int i = 1; i < full.size(); i++) {
            largest = Math.abs(full.get(i)) > Math.abs(full.get(largest)) ? i : largest;
        }
        List<Integer> counted = new ArrayList<>(full);
        if (!counted.isEmpty()) {
            counted.set(largest, capped(counted.get(largest)));
        }
        return List.copyOf(counted);
    }
}
