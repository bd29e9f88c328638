package org.chatrang.standings.settlement;

import java.util.Optional;
import org.chatrang.events.Settlement;

/**
 * What one record did to a game.
 *
 * @param state the state after it
 * @param settlement the new version of the result, empty if the record changed nothing about it
 */
public record Step(GameSettlement state, Optional<Settlement> settlement) {}
