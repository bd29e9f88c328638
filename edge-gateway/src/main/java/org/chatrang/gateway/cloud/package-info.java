/** Games as LiveChess Cloud serves them: JSON by address, one index a round, one file a game. */
package org.chatrang.gateway.cloud;
