/** What the three judges share: the game folded from its log, the loop that reads and answers, and the service around it. */
package org.chatrang.judging;
