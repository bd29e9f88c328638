/**
 * Every tie-break of FIDE C.07, individual and team, with its modifiers, in each edition. A tournament is first turned into a
 * {@link org.chatrang.tournament.tiebreak.Field}: one {@link org.chatrang.tournament.tiebreak.Line} of cells for each
 * participant, player or team. A measure is a pure function of a field and a participant, and says what it added and what
 * it cut; a group measure (direct encounter, boards) orders participants that are tied.
 */
package org.chatrang.tournament.tiebreak;
