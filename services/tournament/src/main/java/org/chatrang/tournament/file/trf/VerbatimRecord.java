package org.chatrang.tournament.file.trf;

/**
 * A line that is carried and not read: a comment, a national rating record, a crosstable for people, or something unknown.
 *
 * @param line as it stands
 */
public record VerbatimRecord(String line) implements TrfRecord {}
