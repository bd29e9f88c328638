package org.chatrang.tournament.norms;

/**
 * One condition of a norm (B.01, 1.4).
 *
 * @param name what is asked for
 * @param met whether it is met
 * @param finding the figures it was decided by
 */
public record Condition(String name, boolean met, String finding) {}
