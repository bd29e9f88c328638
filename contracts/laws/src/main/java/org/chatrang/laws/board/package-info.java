/**
 * The working board under {@link org.chatrang.laws.Position}: bitboards, moves packed into integers, making and taking back
 * without allocation. For searches that visit millions of positions; everybody else uses the values of the package above.
 * Nothing here checks what it is given.
 */
package org.chatrang.laws.board;
