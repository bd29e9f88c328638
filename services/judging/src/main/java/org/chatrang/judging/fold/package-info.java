/**
 * The game folded from its log. Pure: no wall clock, no randomness, no input or output, so that every judge sees the same
 * game, live and replayed. {@link org.chatrang.judging.fold.Fold} takes one record at a time; what happened is a list of
 * {@link org.chatrang.judging.fold.Fact facts}, which the judges put into findings each within its own remit.
 */
package org.chatrang.judging.fold;
