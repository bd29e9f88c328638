package org.chatrang.gateway.driver;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How a driver is.
 *
 * @param working whether it can do its work
 * @param boards boards it watches now
 * @param text in words, e.g. what is wrong
 */
public record DriverHealth(boolean working, int boards, String text) {
    /** More than this are only counted. */
    private static final int NAMED = 5;

    /** The same with what is to be said of single boards, the first few of them. */
    public DriverHealth with(List<String> remarks) {
        if (remarks.isEmpty()) {
            return this;
        }
        String first = remarks.stream().limit(NAMED).collect(Collectors.joining("; "));
        int more = remarks.size() - NAMED;
        return new DriverHealth(working, boards, text + "; " + first + (more > 0 ? "; and " + more + " more" : ""));
    }
}
