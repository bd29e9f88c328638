/**
 * FIDE ratings (B.02): the change of a player's rating by the games of a tournament, the performance, the first rating. The
 * rules are those in force when the games were played.
 */
package org.chatrang.tournament.rating;
