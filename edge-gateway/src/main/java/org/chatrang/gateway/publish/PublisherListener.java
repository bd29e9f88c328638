package org.chatrang.gateway.publish;

/** Hears what the publisher does, for metrics and logs. Called on the publisher's thread: must be quick. */
public interface PublisherListener {
    /** A transaction is committed. */
    void published(int entries, long nanos);

    /** The past is settled: so many records of the bus were read, in which so many games had events of this gateway. */
    void readBack(long records, int games);

    /**
     * The bus holds an event of this gateway that its journal does not: the journal was replaced, or another gateway uses
     * the same id.
     */
    void strangeEvent(String game, String stamp);

    /** The link's state is another kind than before. */
    void changed(LinkState state);

    /** The bus refuses a board's events. */
    void boardHeld(String board, String reason);
}
