/**
 * The judge loop: exactly one verdict for each record that is no repeat, whatever is killed. What keeps it so:
 *
 * <ul>
 *   <li>Verdicts and the offsets they answer are written in one transaction, or not at all:
 *       {@link org.chatrang.judging.loop.OffsetCommit#IN_ONE_TRANSACTION}.
 *   <li>An instance that no longer holds the partitions cannot write: the transaction carries the group's generation, and a
 *       restarted instance fences its predecessor by the same transactional id ({@code Clients}).
 *   <li>What is in memory is what is committed: a batch is folded on a draft, which is kept after the commit and dropped
 *       otherwise ({@code PartitionLog.Draft}).
 *   <li>A partition that is given is folded again from its low-water mark, silently up to the committed offset
 *       ({@code Assignment}); after a failure with an unknown outcome both clients are made anew and all is read again
 *       ({@code Session}, {@link org.chatrang.judging.loop.JudgeLoop}).
 *   <li>A verdict stands in the partition of the record it answers, so the order of a game is kept ({@code Records}).
 *   <li>No record can stop a partition: what cannot be read is a dead letter and a verdict ({@code Batch}); neither the fold
 *       nor a judge can fail on one ({@link org.chatrang.judging.fold.Fold}, {@link org.chatrang.judging.Verdicts}).
 *   <li>A deadline is appended once: its stamp follows from the log, so a second append is a repeat ({@code Deadlines}).
 * </ul>
 *
 * A gameId is never used again: after its log is closed nothing remembers it, and a new schedule would start a log whose
 * verdicts have the same identities.
 */
package org.chatrang.judging.loop;
