/** How human hands make moves on a sensor board, for simulators and tests: the orders that real boards report. */
package org.chatrang.gateway.noise;
