package org.chatrang.events;

/** The desk closes the game: result signed, time for protests over. Nothing after it belongs to this game's log. */
public record GameClosed() implements GameFact {}
