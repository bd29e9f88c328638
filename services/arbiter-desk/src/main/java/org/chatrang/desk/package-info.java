/** The arbiters' desk: events, rounds and pairings in, schedules, assignments and rulings out; keeps nothing but the bus. */
package org.chatrang.desk;
