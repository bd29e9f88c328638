/**
 * From the journal to the bus, each event once. One Kafka transaction a batch under the gateway's own transactional id;
 * whenever the outcome of one is not known (at start, after any failure) the bus is read back before anything is sent.
 */
package org.chatrang.gateway.publish;
