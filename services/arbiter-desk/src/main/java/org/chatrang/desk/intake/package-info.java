/** What the desk makes of a PGN file: an event, its rounds and its games. Tags only; the moves are the boards' business. */
package org.chatrang.desk.intake;
