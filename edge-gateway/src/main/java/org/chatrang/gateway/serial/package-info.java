/** DGT boards on a serial line, single or through the simulator's TCP. Reads boards and clocks, never sets them. */
package org.chatrang.gateway.serial;
