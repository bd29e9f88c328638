package org.chatrang.gateway.livechess;

import java.net.URI;
import java.time.Duration;

/**
 * One LiveChess.
 *
 * @param name its name in the configuration
 * @param address of its API, {@code ws://localhost:1982/api/v1.0} on the machine it runs on
 * @param every how often to ask which boards there are
 */
public record LiveChess(String name, URI address, Duration every) {}
