/** The check before the round: is every board seen, right way round, with its clock, and does everything get to the bus. */
package org.chatrang.gateway.check;
