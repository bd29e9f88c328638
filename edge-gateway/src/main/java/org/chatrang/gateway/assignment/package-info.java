/** Which game is on which board, as the desk says; kept in the journal, so that the gateway starts with no bus. */
package org.chatrang.gateway.assignment;
