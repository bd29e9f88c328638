package org.chatrang.tournament.norms;

import java.math.BigDecimal;

/**
 * A game played over the board, as a norm sees it.
 *
 * @param round from 1
 * @param title the opponent's title (GM, IM, WGM, FM …), empty if none
 * @param federation the opponent's federation
 * @param rating the opponent's rating, 0 if unrated
 * @param score 1, 0.5 or 0
 */
public record NormGame(int round, String title, String federation, int rating, BigDecimal score) {}
