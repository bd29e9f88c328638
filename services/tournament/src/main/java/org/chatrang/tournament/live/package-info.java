/** Standings that follow events: one result counts again only what depends on it. */
package org.chatrang.tournament.live;
