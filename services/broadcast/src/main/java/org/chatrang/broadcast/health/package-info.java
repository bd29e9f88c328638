/** How this service is, for whoever runs it. */
package org.chatrang.broadcast.health;
