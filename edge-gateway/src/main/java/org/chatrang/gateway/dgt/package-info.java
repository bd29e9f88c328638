/**
 * The serial protocol of DGT electronic boards: messages in, commands out, the bus mode and the board's own log, as bytes.
 * Reading only: no command that changes a clock or a board's memory is made here.
 */
package org.chatrang.gateway.dgt;
