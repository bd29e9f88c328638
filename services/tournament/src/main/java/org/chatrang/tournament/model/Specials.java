package org.chatrang.tournament.model;

import java.util.List;
import java.util.Set;

/**
 * What not every tournament has.
 *
 * @param annulled participants of a round robin who left before half of their games: their games are not counted in the
 *     standings (General Regulations 6.6), only for ratings
 */
public record Specials(
        List<Acceleration> accelerations,
        List<Adjustment> adjustments,
        List<ForbiddenPairs> forbiddenPairs,
        Set<Integer> annulled) {
    public static final Specials NONE = new Specials(List.of(), List.of(), List.of(), Set.of());

    public Specials {
        accelerations = List.copyOf(accelerations);
        adjustments = List.copyOf(adjustments);
        forbiddenPairs = List.copyOf(forbiddenPairs);
        annulled = Set.copyOf(annulled);
    }
}
