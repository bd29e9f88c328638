package org.chatrang.events;

/** The arbiter starts the game: White's clock runs (Article 6.2). Only the desk says so. */
public record GameStarted() implements GameFact {}
