/** Knock-out matches: their stages are data, since they change with every event. */
package org.chatrang.tournament.knockout;
