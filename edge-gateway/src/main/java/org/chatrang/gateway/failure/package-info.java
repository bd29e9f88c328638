/** What goes wrong outside the gateway, in words. */
package org.chatrang.gateway.failure;
