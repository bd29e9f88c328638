/** The edge gateway: boards and clocks of one venue in, game events out, through a journal that survives everything. */
package org.chatrang.gateway;
