/** Norms for FIDE titles (B.01 of 1 January 2024): which conditions a result meets, and which not. */
package org.chatrang.tournament.norms;
