/** What clock adjudication states: flags, periods, increments, defaults, wrong settings. Plain Java. */
package org.chatrang.clock.rules;
