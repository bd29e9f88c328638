/** Whether the process has started, makes progress, and does its work. */
package org.chatrang.gateway.health;
