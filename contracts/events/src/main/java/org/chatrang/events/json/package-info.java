/** How records map to JSON; used through {@link org.chatrang.events.Codec} only. */
package org.chatrang.events.json;
