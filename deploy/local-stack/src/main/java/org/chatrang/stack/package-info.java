/**
 * A real Kafka and a real PostgreSQL as child processes, from Maven artifacts alone: for every module's tests and for the
 * local run.
 *
 * <p>Tests share one server of each kind per JVM ({@link org.chatrang.stack.SharedKafka},
 * {@link org.chatrang.stack.SharedPostgres}); a test that kills or restarts starts its own
 * ({@link org.chatrang.stack.LocalKafka}, {@link org.chatrang.stack.LocalPostgres}).
 *
 * <p>What holds, and the file that keeps it:
 *
 * <ul>
 *   <li>No child outlives its parent, however the parent dies: {@link org.chatrang.stack.Watchdog}.
 *   <li>Ctrl-C reaches the parent alone, which then stops its children in its own order:
 *       {@link org.chatrang.stack.Sessions}.
 *   <li>A killed server comes back on its port, although clients keep dialling it: {@link org.chatrang.stack.Ports}.
 *   <li>What the broker acknowledged and the database committed survives SIGKILL: {@link org.chatrang.stack.LocalKafka},
 *       {@link org.chatrang.stack.LocalPostgres}.
 * </ul>
 */
package org.chatrang.stack;
