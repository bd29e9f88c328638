package org.chatrang.broadcast.view;

/**
 * A round of an event, over all its sections.
 *
 * @param event the tournament's identity
 * @param round the round, from 1
 */
public record RoundKey(String event, int round) implements Comparable<RoundKey> {
    @Override
    public int compareTo(RoundKey other) {
        int byEvent = event.compareTo(other.event);
        return byEvent != 0 ? byEvent : Integer.compare(round, other.round);
    }

    @Override
    public String toString() {
        return event + "/" + round;
    }
}
