/** What listeners and readers are answered: JSON, PGN, Server-Sent Events and WebSocket. */
package org.chatrang.broadcast.http;
