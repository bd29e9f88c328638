/**
 * What travels on the bus and to listeners. A game event is written as
 * {@code {"gameId","source","epoch","n","at","timing"?,"kind","data"?}}, where {@code kind} is a name of
 * {@link org.chatrang.events.EventKind} and {@code data} the record it names; verdicts, settlements, tables, assignments and
 * health as their records' components, a verdict with its {@code id} first. Sealed parts (ruling, evidence, consequence)
 * carry a {@code type}. See {@link org.chatrang.events.Codec} and the schemas beside it.
 */
package org.chatrang.events;
