/**
 * A tournament as immutable data: players, teams, their rounds, and the rules that were published before the start.
 * Numbers are exact decimals ({@link org.chatrang.tournament.model.Points}), never floating point.
 */
package org.chatrang.tournament.model;
