package org.chatrang.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Stops this JVM's child processes when the JVM dies, however it dies, and removes its temporary directories.
 *
 * <p>One small shell process per JVM reads from a pipe that only the JVM writes to. The kernel closes the pipe when the
 * JVM is gone (also after SIGKILL); the shell then signals what is still registered, waits, and finally kills. It runs in
 * a session of its own where {@code setsid} exists, so that neither Ctrl-C nor a signal to the JVM's process group
 * reaches it first.
 */
final class Watchdog {
    private static final String SCRIPT = """
            trap '' INT HUP TERM
            newline='
            '
            watched=''
            directories=''
            without() {
              printf '%s\\n' "$1" | while IFS= read -r line; do
                case $line in ''|"$2"|"$2 "*) ;; *) printf '%s\\n' "$line" ;; esac
              done
            }
            while read -r verb what; do
              case $verb in
                watch) watched="$watched$newline$what" ;;
                forget) watched=$(without "$watched" "$what") ;;
                temporary) directories="$directories$newline$what" ;;
                removed) directories=$(without "$directories" "$what") ;;
              esac
            done
            signal_all() {
              printf '%s\\n' "$watched" | while read -r pid signal; do
                [ -z "$pid" ] || kill -s "${1:-$signal}" "$pid" 2>/dev/null
              done
            }
            alive() {
              printf '%s\\n' "$watched" | while read -r pid signal; do
                [ -z "$pid" ] || kill -0 "$pid" 2>/dev/null && printf '%s' "$pid"
              done
            }
            signal_all
            waited=0
            while [ -n "$(alive)" ] && [ $waited -lt 50 ]; do sleep 0.2; waited=$((waited + 1)); done
            signal_all KILL
            printf '%s\\n' "$directories" | while IFS= read -r directory; do
              case $directory in */chatrang-*) rm -rf -- "$directory" ;; esac
            done
            """;

    private static Watchdog instance;

    private final Process shell;
    private final Writer pipe;

    private Watchdog() throws IOException {
        List<String> command = Sessions.detached(List.of("/bin/sh", "-c", SCRIPT, "chatrang-watchdog"));
        shell = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        pipe = shell.outputWriter();
    }

    static synchronized Watchdog instance() {
        try {
            if (instance == null || !instance.shell.isAlive()) {
                instance = new Watchdog();
            }
            return instance;
        } catch (IOException e) {
            throw new LocalStackException("cannot start /bin/sh, which guards the child processes", e);
        }
    }

    void watch(long pid, Signal signal) {
        tell("watch " + pid + " " + signal);
    }

    void forget(long pid) {
        tell("forget " + pid);
    }

    /** Creates a directory that is removed with the JVM unless {@link #remove} was called before. */
    Path temporaryDirectory(String purpose) {
        try {
            Path directory = Files.createTempDirectory("chatrang-" + purpose + "-");
            tell("temporary " + directory);
            return directory;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void remove(Path directory) {
        Directories.delete(directory);
        tell("removed " + directory);
    }

    private synchronized void tell(String line) {
        try {
            pipe.write(line + "\n");
            pipe.flush();
        } catch (IOException e) {
            throw new LocalStackException("the watchdog process of the child processes is gone", e);
        }
    }
}
