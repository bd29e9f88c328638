package org.chatrang.gateway.replay;

import java.time.Duration;
import org.chatrang.events.GameFact;

/**
 * One thing that happens on a replayed board.
 *
 * @param mark its place in the game, growing, the same in every run whatever the settings
 * @param after how long after the step before, in the time of the game
 * @param fact what happens
 */
record ReplayStep(long mark, Duration after, GameFact fact) {}
