package org.chatrang.tournament.file.trf;

/**
 * A record that is a code and a text: most of the tournament's data (012 to 122, 142, 152, 172 to 222, 352) and the extensions
 * of pairing programs (XXR, XXC, XXS, XXZ, XXA, XXP, BBW …).
 *
 * @param code three characters
 * @param text without the blanks at its end
 */
public record TextRecord(String code, String text) implements TrfRecord {
    public TextRecord {
        text = text.stripTrailing();
    }

    @Override
    public String line() {
        return (code + " " + text).stripTrailing();
    }
}
