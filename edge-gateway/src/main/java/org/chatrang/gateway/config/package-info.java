/** The drivers that the configuration asks for. */
package org.chatrang.gateway.config;
