package org.chatrang.gateway.journal;

/**
 * How the journal is.
 *
 * <pre>
 *            size &gt;= warning           disk or limit refuses
 *     OK ------------------&gt; NEARLY_FULL ------------------&gt; REFUSED
 *      ^                          ^                              |
 *      +--------------------------+------ next write succeeds ---+
 * </pre>
 */
public sealed interface JournalState {
    /**
     * Writing, with room.
     *
     * @param bytes what the database holds
     */
    record Ok(long bytes) implements JournalState {}

    /**
     * Writing, but it will be full before long.
     *
     * @param bytes what the database holds
     * @param limitBytes size at which nothing more is accepted
     */
    record NearlyFull(long bytes, long limitBytes) implements JournalState {}

    /**
     * Nothing can be written; drivers wait, nothing is lost or published unwritten.
     *
     * @param full whether for want of room
     * @param reason what the disk said
     */
    record Refused(boolean full, String reason) implements JournalState {}
}
