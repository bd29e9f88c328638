/** {@code chatrang perft}: counts move sequences, to prove and to time the move generator. */
package org.chatrang.launcher.perft;
