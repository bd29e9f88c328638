/**
 * What is shown of a game, a round and an event: immutable views folded from the records of the bus. No Laws here: a
 * position is where the legality judge says it is. Every part is folded from one topic alone, so that the view does not
 * depend on how the topics happen to interleave.
 */
package org.chatrang.broadcast.view;
