package org.chatrang.judging.fold;

/**
 * A matter that waits for the arbiter. {@code Confirm} makes the newest one the game's ending, {@code Dismiss} drops it.
 *
 * @param ending what it would be
 */
public record Pending(Ending ending) {}
