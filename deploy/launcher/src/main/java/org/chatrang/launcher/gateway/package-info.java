/** {@code chatrang gateway}: the gateway of one venue, by itself. */
package org.chatrang.launcher.gateway;
