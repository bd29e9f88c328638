package org.chatrang.events;

/** A player's side in what travels. Named apart from the colour of the Laws because this module does not know them. */
public enum Side {
    WHITE,
    BLACK;

    /** The opponent's side. */
    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }
}
