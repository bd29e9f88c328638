/**
 * The seam between drivers and inference: what a board of any make delivers, with the time of its arrival, and what that
 * means for the game on it. Plain values; nothing here reads a clock or talks to a device.
 */
package org.chatrang.gateway.signal;
