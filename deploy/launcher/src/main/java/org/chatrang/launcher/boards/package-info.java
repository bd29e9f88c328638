/** {@code chatrang boards}: simulated boards for whoever wants to try a gateway. */
package org.chatrang.launcher.boards;
