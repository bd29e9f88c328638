/** What the gateway counts and times. */
package org.chatrang.gateway.metrics;
