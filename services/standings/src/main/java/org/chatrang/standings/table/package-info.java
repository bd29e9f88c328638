/** Tables of a section. Plain Java without a framework. */
package org.chatrang.standings.table;
