package org.chatrang.tournament.model;

/** The colour of a participant in a round; of a team, that of its first board. */
public enum Colour {
    WHITE('w'),
    BLACK('b'),
    NONE('-');

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    /** As tournament report files write it. */
    public char letter() {
        return letter;
    }

    public Colour other() {
        return switch (this) {
            case WHITE -> BLACK;
            case BLACK -> WHITE;
            case NONE -> NONE;
        };
    }
}
