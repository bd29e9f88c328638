/** What waits for an arbiter, by the verdicts. */
package org.chatrang.desk.alerts;
