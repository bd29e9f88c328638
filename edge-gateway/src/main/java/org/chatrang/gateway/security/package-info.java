/** Who may ask the gateway what. */
package org.chatrang.gateway.security;
