package org.chatrang.broadcast.stream;

import org.chatrang.broadcast.view.GameView;

/**
 * A scheduled game at one moment of its round's stream.
 *
 * @param id the last record of the round it contains
 * @param game the game
 */
public record GameState(EventId id, GameView game) {}
