/**
 * Can a side still mate by any series of legal moves (Articles 5.2.2, 6.9, 7.5.5)? {@link
 * org.chatrang.laws.mate.ExactMating} decides it with a proof: a line to mate, or why there is none.
 */
package org.chatrang.laws.mate;
