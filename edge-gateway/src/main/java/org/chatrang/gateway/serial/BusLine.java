package org.chatrang.gateway.serial;

import java.util.List;

/**
 * One line with many boards in bus mode.
 *
 * @param name the line's name in the configuration
 * @param address {@code tcp://host:port} or the path of a serial port
 * @param boards the bus addresses, which are serial numbers, of the boards expected; others that answer are watched, too
 */
public record BusLine(String name, String address, List<Integer> boards) {
    public BusLine {
        boards = List.copyOf(boards);
    }
}
