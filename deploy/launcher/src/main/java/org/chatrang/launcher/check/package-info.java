/** {@code chatrang check}: what the Laws have to say about games written in PGN. */
package org.chatrang.launcher.check;
