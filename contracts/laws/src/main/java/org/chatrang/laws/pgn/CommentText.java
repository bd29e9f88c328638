package org.chatrang.laws.pgn;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comment taken apart: the commands {@code %clk}, {@code %emt} and {@code %eval}, and what is left for people. Line
 * breaks within a command (LiveChess wraps there) are blanks like any other.
 *
 * @param clock the last {@code %clk}
 * @param elapsed the last {@code %emt}
 * @param evaluation the last {@code %eval}
 * @param rest everything else, blanks run together
 * @param badTimes commands whose value is no time
 */
record CommentText(
        Optional<Duration> clock,
        Optional<Duration> elapsed,
        Optional<String> evaluation,
        String rest,
        List<String> badTimes) {

    private static final Pattern COMMAND = Pattern.compile("\\[\\s*%(clk|emt|eval)\\b([^\\]]*)\\]?");

    static CommentText parse(String comment) {
        if (comment.indexOf('%') < 0) {
            return new CommentText(
                    Optional.empty(), Optional.empty(), Optional.empty(), blanksTogether(comment), List.of());
        }
        Optional<Duration> clock = Optional.empty();
        Optional<Duration> elapsed = Optional.empty();
        Optional<String> evaluation = Optional.empty();
        List<String> bad = new ArrayList<>(0);
        StringBuilder rest = new StringBuilder();
        Matcher command = COMMAND.matcher(comment);
        while (command.find()) {
            command.appendReplacement(rest, " ");
            String value = command.group(2).strip();
            if (command.group(1).equals("eval")) {
                evaluation = Optional.of(value);
                continue;
            }
            Optional<Duration> time = PgnTime.parse(value);
            if (time.isEmpty()) {
                bad.add("%" + command.group(1) + " " + shortened(blanksTogether(value)));
            } else if (command.group(1).equals("clk")) {
                clock = time;
            } else {
                elapsed = time;
            }
        }
        command.appendTail(rest);
        return new CommentText(clock, elapsed, evaluation, blanksTogether(rest.toString()), bad);
    }

    /** For quoting: short, and without characters that would play tricks on a terminal. */
    static String shortened(String text) {
        String printable = text.replaceAll("\\p{Cntrl}|[\\x80-\\x9F]", "\uFFFD");
        return printable.length() <= 60 ? printable : printable.substring(0, 60) + "…";
    }

    private static String blanksTogether(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
