/** What draw detection states: stalemate, dead positions, repetition, move counts, claims and offers. Plain Java. */
package org.chatrang.draws.rules;
