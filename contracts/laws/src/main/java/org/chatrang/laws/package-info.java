/**
 * The Laws of Chess as values and functions, importing {@code java.*} only.
 *
 * <p>Where to find what:
 *
 * <ul>
 *   <li>Squares are the integers 0 (a1) to 63 (h8): {@link org.chatrang.laws.Square}. Sets of squares are longs, bit n for
 *       square n: {@link org.chatrang.laws.Squares}.
 *   <li>{@link org.chatrang.laws.Setup} is whatever a board shows; {@link org.chatrang.laws.Position} is playable and made
 *       from a setup by {@code Position.of} (throws) or {@code Position.tryOf} (a {@link
 *       org.chatrang.laws.Playability}).
 *   <li>A {@link org.chatrang.laws.Move} of castling goes from the king's square to the ROOK's; {@code destination()} is
 *       where the moving piece ends up, for arrows and highlights.
 *   <li>{@link org.chatrang.laws.Legality} judges squares carried from and to, {@link org.chatrang.laws.San} and {@link
 *       org.chatrang.laws.Uci} read and write texts; a move that is not legal comes back as an {@link
 *       org.chatrang.laws.IllegalMove} with its reason, the men and squares behind it, and
 *       a sentence for the arbiter; with a {@link org.chatrang.laws.GameHistory} also with the move that lost a right.
 *   <li>Package {@code notation} writes and reads seven languages and scoresheets; package {@code placement} says what a
 *       board shows that the moves do not lead to.
 *   <li>{@code Position.identity()} is equality for repetition (Article 9.2.3), {@code Position.key()} a 64-bit hash.
 *   <li>{@link org.chatrang.laws.MatingChances} answers whether a side can still mate; {@link org.chatrang.laws.Perft}
 *       proves the move generator.
 * </ul>
 */
package org.chatrang.laws;
