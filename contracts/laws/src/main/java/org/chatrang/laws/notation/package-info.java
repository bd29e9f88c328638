/**
 * Moves in the languages and signs of scoresheets (Appendix C): {@link org.chatrang.laws.notation.Notation} writes and reads
 * one move, {@link org.chatrang.laws.notation.ScoresheetEntry} a move and what stands beside it.
 *
 * <p><b>Direction of the text.</b> A move in Persian or Arabic holds one letter of a right-to-left script, the squares and
 * signs around it are left to right. Stored and sent, the order is always the logical one: man, origin, x, square,
 * promotion, sign; no control character is among them. On a screen two such moves side by side can exchange their letters
 * ("e8=\u0648 \u0631f3" puts the rook's letter to the first move), because the blank between two right-to-left letters
 * turns with them. So every move shown in running text must be isolated: in HTML {@code <bdi dir="ltr">}, elsewhere {@link
 * org.chatrang.laws.notation.Notation#isolated}. Move numbers and clock times must stand outside. Readers drop such
 * characters.
 *
 * <p>Files stay a to h and ranks 1 to 8 in every language (Appendix C.5 to C.7); ranks written with Persian or Arabic digits
 * are read.
 */
package org.chatrang.laws.notation;
