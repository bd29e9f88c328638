package org.chatrang.gateway.serial;

/**
 * One line with one board.
 *
 * @param name the line's name in the configuration
 * @param address {@code tcp://host:port} or the path of a serial port
 * @param board the board's name, null to use the serial number that it tells
 */
public record SerialBoard(String name, String address, String board) {}
