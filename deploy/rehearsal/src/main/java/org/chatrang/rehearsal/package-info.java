/**
 * Plays games against a running system and measures it. The baseline of every figure is a bare hop in the same run: a
 * consumer and a transactional producer that copy the same records on the same broker and do nothing else.
 */
package org.chatrang.rehearsal;
