/**
 * Pairings that come from outside: what the basic rules of Swiss systems (C.04.1) have against them, and how to ask a pairing
 * program for them. There is no pairing program here.
 */
package org.chatrang.tournament.pairing;
