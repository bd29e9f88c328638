package org.chatrang.judging.fold;

/**
 * Something that happened in a step, before any judge has said what it means. Grouped by remit, so that each judge's switch
 * is exhaustive over its own group.
 */
public sealed interface Fact permits LogFact, MoveFact, ResultFact, DrawFact, ClockFact, AnalysisFact {}
