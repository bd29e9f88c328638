/**
 * {@code chatrang demo}: plays the games of a PGN file through boards, gateway, judges and pages, and compares what comes
 * out with what the file says.
 */
package org.chatrang.launcher.demo;
