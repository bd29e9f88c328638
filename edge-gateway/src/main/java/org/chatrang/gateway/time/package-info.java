/** How well the gateway knows the time of day. */
package org.chatrang.gateway.time;
