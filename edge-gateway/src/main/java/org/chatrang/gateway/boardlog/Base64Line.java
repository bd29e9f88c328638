package org.chatrang.gateway.boardlog;

import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What one line of a recording in base64 says: one read or several, one after the other or with blanks between them, padded or
 * not.
 *
 * @param bytes what could be read of it
 * @param fault what is wrong with it, to be said after its number; null if nothing is
 */
record Base64Line(byte[] bytes, String fault) {
    private static final Pattern READ = Pattern.compile("([^=\\s]*)(=*)\\s*");
    private static final Pattern NOT_BASE64 = Pattern.compile("[^A-Za-z0-9+/=\\s]");
    private static final int CHARACTERS = 4;
    private static final int SHOWN = 20;

    /** Reads a line without its end. A line with anything in it that is no base64 tells nothing; one that is cut off, all but its end. */
    static Base64Line of(String line) {
        Matcher wrong = NOT_BASE64.matcher(line);
        if (wrong.find()) {
            return unreadable(line, "character " + (wrong.start() + 1));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean cut = false;
        Matcher read = READ.matcher(line);
        while (read.find() && read.end() > read.start()) {
            String digits = read.group(1);
            if (digits.isEmpty()) {
                return unreadable(line, "nothing before its =");
            }
            boolean half = digits.length() % CHARACTERS == 1;
            cut |= half;
            String whole = half ? digits.substring(0, digits.length() - 1) : digits;
            bytes.writeBytes(Base64.getDecoder().decode(whole));
        }
        return new Base64Line(bytes.toByteArray(), cut ? "is cut off: its last character tells nothing" : null);
    }

    private static Base64Line unreadable(String line, String why) {
        String beginning = line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
        return new Base64Line(new byte[0], "is no base64 (" + why + "): \"" + beginning + "\"");
    }
}
