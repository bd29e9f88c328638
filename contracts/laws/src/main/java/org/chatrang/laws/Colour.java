package org.chatrang.laws;

/** A player's colour (Article 2.1). */
public enum Colour {
    WHITE,
    BLACK;

    /** The opponent's colour. */
    public Colour other() {
        return this == WHITE ? BLACK : WHITE;
    }
}
