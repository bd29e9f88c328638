package org.chatrang.gateway.replay;

import java.nio.file.Path;
import java.time.Duration;

/**
 * What is replayed and how.
 *
 * @param file the PGN file
 * @param speed how fast
 * @param provisional whether a move is first reported as seen, then as completed
 * @param defaultMoveTime time for a move whose time the text does not give
 */
public record ReplaySettings(Path file, ReplaySpeed speed, boolean provisional, Duration defaultMoveTime) {}
