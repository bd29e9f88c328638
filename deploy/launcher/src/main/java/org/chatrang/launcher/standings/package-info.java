/** {@code chatrang standings}: tables from a tournament report, without the system. */
package org.chatrang.launcher.standings;
