/** Games that come as notation: whole lists of moves that grow, shrink and change, made into facts that are told once. */
package org.chatrang.gateway.notation;
