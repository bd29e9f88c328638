/**
 * What can still happen: the best and the worst rank, who has clinched or lost a place, how a team match stands. Results are
 * taken as those of played games (win, draw, loss); what is only bounded says so.
 */
package org.chatrang.tournament.whatif;
