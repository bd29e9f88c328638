/**
 * The database of the standings. Everything one batch of records changes is one transaction: results, tables, what is to be
 * published, and how far was read.
 */
package org.chatrang.standings.store;
