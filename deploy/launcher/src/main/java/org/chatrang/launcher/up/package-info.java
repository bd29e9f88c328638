/**
 * {@code chatrang up}: the whole system on this machine, each service its own process.
 *
 * <p>What runs is data ({@link org.chatrang.launcher.up.ServiceTable}); how it is started, watched, started again after a
 * death, and stopped in order is {@link org.chatrang.launcher.up.LocalRun}.
 */
package org.chatrang.launcher.up;
