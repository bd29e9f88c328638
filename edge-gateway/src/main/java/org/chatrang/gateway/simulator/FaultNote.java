package org.chatrang.gateway.simulator;

/**
 * A fault that happened.
 *
 * @param fault which
 * @param board the board's serial number
 * @param game the game's place in its file
 * @param ply the half-move that was to be made
 * @param detail the illegal move in UCI, else empty
 */
public record FaultNote(Fault fault, String board, int game, int ply, String detail) {}
