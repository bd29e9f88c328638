package org.chatrang.laws.edition;

/** What a fact about an edition rests on. */
public enum Source {
    /** The English text, which alone is authentic. */
    TEXT,
    /** A complete translation of the text. */
    TRANSLATION,
    /** A summary of the text. */
    DIGEST,
    /** Reports and commentaries: to be checked against the text where it matters. */
    SECONDARY
}
