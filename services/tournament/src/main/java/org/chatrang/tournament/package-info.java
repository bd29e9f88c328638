/**
 * Tournaments as rules: who met whom, what that is worth, who stands where and why (FIDE C.07, C.04, C.05). Pure Java, no
 * framework, no I/O but in the file readers.
 */
package org.chatrang.tournament;
