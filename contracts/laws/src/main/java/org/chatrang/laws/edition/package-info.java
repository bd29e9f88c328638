/**
 * The Laws of Chess edition by edition, as data: which article says what (articles.table), which figures hold
 * (parameters.table), and what an event may set otherwise ({@link org.chatrang.laws.edition.Setting}).
 */
package org.chatrang.laws.edition;
