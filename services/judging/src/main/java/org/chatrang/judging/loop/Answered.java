package org.chatrang.judging.loop;

import org.chatrang.events.Verdict;

/**
 * A verdict that is permanent.
 *
 * @param verdict the verdict
 * @param board the board number of its game, 0 if no schedule says it
 */
public record Answered(Verdict verdict, int board) {}
