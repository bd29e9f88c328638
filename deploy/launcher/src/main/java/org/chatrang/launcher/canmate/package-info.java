/**
 * {@code chatrang can-mate}: positions as FEN on standard input, and for each whether a side can still mate by any series of
 * legal moves. {@code FenLines} reads, {@code Pipeline} keeps several cores busy and the order, {@code MateQuery} answers,
 * {@code MateReport} writes.
 */
package org.chatrang.launcher.canmate;
