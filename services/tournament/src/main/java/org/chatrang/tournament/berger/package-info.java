/** Pairing tables of tournaments whose pairings are known before the start (General Regulations C.05, Annex 1). */
package org.chatrang.tournament.berger;
