/** Says in words what a value is made of: round by round, what was cut and why, by which article of which edition. */
package org.chatrang.tournament.explain;
