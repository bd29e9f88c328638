/** What a chess clock's readings mean: whose time is whose, who pressed, what is no more than time going by. */
package org.chatrang.gateway.clocks;
