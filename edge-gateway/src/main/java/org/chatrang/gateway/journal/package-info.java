/**
 * What the gateway saw, on disk before anybody else hears of it. One thread writes; whatever waits is written as one group
 * with one fsync, so that 120 boards do not pay for 120. Order per board is the order of the entries' numbers.
 */
package org.chatrang.gateway.journal;
