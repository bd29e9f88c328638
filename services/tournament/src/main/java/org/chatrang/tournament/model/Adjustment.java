package org.chatrang.tournament.model;

import java.util.List;
import java.util.Optional;

/**
 * Abnormal points (TRF record 299): what a kind of outcome is worth for some participants, or a bonus or penalty.
 *
 * @param outcome the outcome that has other points; empty for a bonus (or, negative, a penalty) added to the score
 * @param matchPoints for teams
 * @param gamePoints for individuals, and the game points of teams
 * @param round from 1; 0 for every round
 * @param participants numbers of players or teams; empty for all
 */
public record Adjustment(
        Optional<Outcome> outcome, Points matchPoints, Points gamePoints, int round, List<Integer> participants) {
    public Adjustment {
        participants = List.copyOf(participants);
    }

    public boolean concerns(int participant, int inRound) {
        return (round == 0 || round == inRound) && (participants.isEmpty() || participants.contains(participant));
    }
}
