package org.chatrang.gateway.journal;

import org.chatrang.events.GameEvent;

/**
 * One event in the journal.
 *
 * @param id its number in the journal, from 1, growing; the order of publishing within a board
 * @param board the board it was seen on
 * @param event the event with its stamp, as it goes on the bus
 */
public record JournalEntry(long id, String board, GameEvent event) {}
