package org.chatrang.gateway.journal;

/** Hears what the journal does, for metrics and logs. Called on the writer's thread: must be quick. */
public interface JournalListener {
    /** A group is on disk. */
    void written(int entries, long nanos);

    /** The journal's state is another kind than before. */
    void changed(JournalState state);

    /** Hears nothing. */
    static JournalListener none() {
        return new JournalListener() {
            @Override
            public void written(int entries, long nanos) {}

            @Override
            public void changed(JournalState state) {}
        };
    }
}
