/** JSON for chess ("JCH"), as the tie-break server of FIDE's Technical Commission reads it. Written only. */
package org.chatrang.tournament.file.jch;
