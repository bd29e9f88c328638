/** What a board's signals mean: moves seen, completed and taken back, results shown, placements nobody can explain. */
package org.chatrang.gateway.inference;
