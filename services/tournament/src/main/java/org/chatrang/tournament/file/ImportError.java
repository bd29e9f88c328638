package org.chatrang.tournament.file;

/**
 * One thing wrong with a file: where, what was expected there and what stands there.
 *
 * @param line from 1; 0 for the file as a whole
 * @param column from 1, in characters; 0 for the line as a whole
 * @param expected what the format wants there, in words
 * @param found what stands there, empty if nothing does
 */
public record ImportError(int line, int column, String expected, String found) {
    /** One line for people: place, expectation, finding. */
    @Override
    public String toString() {
        return place() + "expected " + expected + ", found " + (found.isEmpty() ? "nothing" : "\"" + found + "\"");
    }

    private String place() {
        if (line == 0) {
            return "";
        }
        return "line " + line + (column == 0 ? "" : ", column " + column) + ": ";
    }
}
