package org.chatrang.gateway.journal;

import java.nio.file.Path;
import java.time.InstantSource;
import org.chatrang.gateway.support.Facts;

/** Records on eight boards until it is killed, and says which events it was told are on disk and how the journal is. */
final class JournalChild {
    private JournalChild() {}

    public static void main(String[] arguments) throws Exception {
        JournalListener listener = new JournalListener() {
            @Override
            public void written(int entries, long nanos) {}

            @Override
            public void changed(JournalState state) {
                say("state " + state);
            }
        };
        Journal journal =
                Journal.open(JournalSettings.of(Path.of(arguments[0])), "hall-a", InstantSource.system(), listener);
        for (int board = 1; board <= 8; board++) {
            String name = "b" + board;
            Thread.ofPlatform().start(() -> record(journal, name));
        }
    }

    private static void record(Journal journal, String board) {
        try {
            for (int ply = 1; ; ply++) {
                JournalEntry entry = journal.record(Facts.seen(board, ply));
                say("durable " + board + " " + entry.event().stamp().epoch() + " "
                        + entry.event().stamp().n());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static synchronized void say(String line) {
        System.out.println(line);
    }
}
