package org.chatrang.tournament.file;

/** What ends a line. TRF asks for CR; all three are in use. */
public enum LineEnd {
    /** Carriage return, as TRF prescribes and pairing programs write. */
    CR("\r"),
    /** Line feed. */
    LF("\n"),
    /** Both. */
    CRLF("\r\n");

    private final String characters;

    LineEnd(String characters) {
        this.characters = characters;
    }

    /** The characters. */
    public String characters() {
        return characters;
    }
}
