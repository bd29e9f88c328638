package org.chatrang.tournament.model;

/**
 * Fictitious points for the pairing of some rounds (TRF record 250). They never enter a score of the standings.
 *
 * @param firstRound from 1
 * @param firstNumber the lowest number of the participants concerned
 */
public record Acceleration(
        Points matchPoints, Points gamePoints, int firstRound, int lastRound, int firstNumber, int lastNumber) {}
