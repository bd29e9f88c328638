/**
 * The one result of a game out of the three judges' verdicts. Plain Java without a framework: the service feeds it from
 * the bus, the offline commands from a file.
 *
 * <p>Start with {@link org.chatrang.standings.settlement.GameSettlement#of}; give it every verdict and every schedule as
 * it comes; each answer holds the next state and, if the result changed, its new version.
 */
package org.chatrang.standings.settlement;
