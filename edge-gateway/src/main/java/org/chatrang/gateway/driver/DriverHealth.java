package org.chatrang.gateway.driver;

/**
 * How a driver is.
 *
 * @param working whether it can do its work
 * @param boards boards it watches now
 * @param text in words, e.g. what is wrong
 */
public record DriverHealth(boolean working, int boards, String text) {}
