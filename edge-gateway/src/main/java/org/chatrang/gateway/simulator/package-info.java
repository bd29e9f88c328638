/**
 * Boards that are not there: they play games of a PGN file as people do, and speak the protocols of real ones, so that
 * everything behind the wire can be tried. Plain Java, without the gateway's framework.
 */
package org.chatrang.gateway.simulator;
