/**
 * Tournament files: what stands in them, exactly, and the tournament they tell of. A file is read whole or not at all; a
 * refusal lists every error with its line, its column and what was expected there.
 */
package org.chatrang.tournament.file;
