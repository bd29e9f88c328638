/** The Chess Olympiad (event regulations, Appendix 2): its list of tie-breaks, combined classification and prizes. */
package org.chatrang.tournament.olympiad;
