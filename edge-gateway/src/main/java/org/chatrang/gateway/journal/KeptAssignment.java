package org.chatrang.gateway.journal;

import org.chatrang.events.BoardAssignment;

/**
 * An assignment with its place on the bus, by which a newer one is known.
 *
 * @param assignment the assignment
 * @param place where it stands
 */
public record KeptAssignment(BoardAssignment assignment, AssignmentPlace place) {}
