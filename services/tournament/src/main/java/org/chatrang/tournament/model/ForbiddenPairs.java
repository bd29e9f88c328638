package org.chatrang.tournament.model;

import java.util.List;

/**
 * Participants who must not meet in some rounds (TRF record 260).
 *
 * @param participants no two of them may be paired
 */
public record ForbiddenPairs(int firstRound, int lastRound, List<Integer> participants) {
    public ForbiddenPairs {
        participants = List.copyOf(participants);
    }
}
