/**
 * From the records of the bus to whoever listens: the hall (all views of this process), one numbered stream of records per
 * round with a bounded history, and the cursor by which a listener reads it at its own pace.
 */
package org.chatrang.broadcast.stream;
