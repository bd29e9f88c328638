package org.chatrang.tournament.tiebreak;

import org.chatrang.tournament.model.Colour;

/**
 * What one board brought a team.
 *
 * @param player the player's number, 0 if unknown or none
 * @param units game points in units of {@link org.chatrang.tournament.model.Points}
 */
public record BoardPoints(int board, int player, Colour colour, long units, boolean played, boolean won) {}
