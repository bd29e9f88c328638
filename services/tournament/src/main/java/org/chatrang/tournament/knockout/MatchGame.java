package org.chatrang.tournament.knockout;

import org.chatrang.tournament.model.Outcome;

/**
 * A game of a match, or what took its place.
 *
 * @param white the number of the player with White
 */
public record MatchGame(int white, Outcome whiteOutcome, Outcome blackOutcome) {}
