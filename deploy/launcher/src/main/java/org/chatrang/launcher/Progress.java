package org.chatrang.launcher;

import java.io.PrintStream;

/**
 * What long work says on standard error, so that standard output stays for results. On a terminal {@link #passing}
 * lines overwrite each other; elsewhere they are left out, unless they were asked for: then each stays.
 */
public final class Progress {
    private static final String CLEAR_LINE = "\r\u001b[K";

    private final PrintStream out;
    private final boolean terminal;
    private final boolean always;
    private boolean passingShown;

    private Progress(PrintStream out, boolean terminal, boolean always) {
        this.out = out;
        this.terminal = terminal;
        this.always = always;
    }

    /** A stream that is no terminal. */
    public static Progress to(PrintStream out) {
        return new Progress(out, false, false);
    }

    /** A stream that is no terminal, on which passing lines stay. */
    public static Progress alwaysTo(PrintStream out) {
        return new Progress(out, false, true);
    }

    /** Standard error; the {@code chatrang} script says by {@code chatrang.terminal} whether it is a terminal. */
    public static Progress onStandardError() {
        return new Progress(System.err, isTerminal(), false);
    }

    /** Standard error, with passing lines even if it is no terminal. */
    public static Progress alwaysOnStandardError() {
        return new Progress(System.err, isTerminal(), true);
    }

    private static boolean isTerminal() {
        return Boolean.getBoolean("chatrang.terminal");
    }

    /** A line that stays. */
    public synchronized void line(String text) {
        clear();
        out.println(text);
        out.flush();
    }

    /** A line that the next one replaces. */
    public synchronized void passing(String text) {
        if (terminal) {
            out.print(CLEAR_LINE + text);
            out.flush();
            passingShown = true;
        } else if (always) {
            line(text);
        }
    }

    /** Takes a passing line away before results are printed. */
    public synchronized void clear() {
        if (passingShown) {
            out.print(CLEAR_LINE);
            out.flush();
            passingShown = false;
        }
    }
}
