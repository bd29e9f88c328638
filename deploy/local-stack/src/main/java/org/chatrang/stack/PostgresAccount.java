package org.chatrang.stack;

import com.sun.security.auth.module.UnixSystem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Under which account PostgreSQL's programs run. They refuse to run as root; then a user namespace makes them nobody
 * (files stay root's), and where that is forbidden, as in many containers, {@code setpriv} changes the user for real
 * (files are given to nobody).
 */
enum PostgresAccount {
    OWN(List.of()),
    NAMESPACE(List.of("unshare", "--user")),
    NOBODY(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));

    private final List<String> prefix;

    PostgresAccount(List<String> prefix) {
        this.prefix = prefix;
    }

    static PostgresAccount find() {
        if (!isRoot()) {
            return OWN;
        }
        for (PostgresAccount account : List.of(NAMESPACE, NOBODY)) {
            if (run(account.command(List.of("true")))) {
                return account;
            }
        }
        throw new LocalStackException("PostgreSQL does not run as root, and neither 'unshare --user' nor 'setpriv' may"
                + " drop to nobody here: run as another user");
    }

    static boolean isRoot() {
        return new UnixSystem().getUid() == 0;
    }

    List<String> command(List<String> program) {
        List<String> whole = new ArrayList<>(prefix);
        whole.addAll(program);
        return whole;
    }

    /** Gives the data directory to the account. */
    void own(Path directory) {
        if (this == NOBODY && !run(List.of("chown", "-R", "nobody:nogroup", directory.toString()))) {
            throw new LocalStackException("cannot give " + directory + " to the user nobody");
        }
    }

    private static boolean run(List<String> command) {
        try {
            return new ProcessBuilder(command)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException missingProgram) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LocalStackException("interrupted while running " + command.getFirst(), e);
        }
    }
}
