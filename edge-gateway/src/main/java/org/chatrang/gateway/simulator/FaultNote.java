package org.chatrang.gateway.simulator;

/**
 * A fault that happened.
 *
 * @param fault which
 * @param board the board's serial number
 * @param ply the half-move that was to be made
 * @param detail the illegal move in UCI, else empty
 */
public record FaultNote(Fault fault, String board, int ply, String detail) {}
