package org.chatrang.stack;

import java.io.IOException;

/** The POSIX signals by which a child process is asked to stop. */
public enum Signal {
    /** Ask: a JVM runs its shutdown hooks. */
    TERM,
    /** PostgreSQL's fast shutdown: roll back, write a checkpoint, stop. */
    INT,
    /** PostgreSQL's immediate shutdown: stop now, recover at the next start. */
    QUIT,
    /** No warning and no last word. */
    KILL;

    /** Sends this signal; a process that is already gone is no error. */
    void send(long pid) {
        try {
            new ProcessBuilder("kill", "-s", name(), Long.toString(pid))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new LocalStackException("cannot send SIG" + name() + " to process " + pid, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LocalStackException("interrupted while stopping process " + pid, e);
        }
    }
}
