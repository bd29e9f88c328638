/**
 * Game logs as sentences, for tests of the fold and of the judges:
 * {@code given().scheduled().moves("e4 e5").judgedBy(new LegalityJudge()).last()}.
 */
package org.chatrang.judging.testing;
