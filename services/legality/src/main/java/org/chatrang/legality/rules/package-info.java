/** What legality states: was the move legal, why not, what follows, and what became of the log itself. Plain Java. */
package org.chatrang.legality.rules;
