/** DGT LiveChess on this or another machine, by its local API: WebSocket, JSON. Reads boards; changes nothing in them. */
package org.chatrang.gateway.livechess;
