package org.chatrang.launcher.judge;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why a line is no game event, for a person: what a parser says of JSON helps nobody, so only the place is kept of it. */
final class LineFault {
    private static final String NO_JSON = "not JSON";
    private static final Pattern COLUMN = Pattern.compile("column (\\d+)");

    private LineFault() {}

    /** @param reason as the verdict has it */
    static String words(String reason) {
        if (!reason.startsWith(NO_JSON)) {
            return reason;
        }
        Matcher column = COLUMN.matcher(reason);
        return NO_JSON + (column.find() ? " at column " + column.group(1) : "")
                + ": a game event was expected, one JSON object a line that begins with {\"gameId\":";
    }
}
