/** {@code chatrang judge}: game events from a file folded without a bus, every verdict and settlement printed. */
package org.chatrang.launcher.judge;
