package org.chatrang.laws.edition;

/** What follows when both flags are down and it is unknown which fell first. */
public enum BothFlagsRule {
    PLAY_ON,
    DRAW
}
