package org.chatrang.events;

/**
 * The article a finding rests on.
 *
 * @param number e.g. {@code 5.2.2}
 * @param edition the edition of the Laws, e.g. {@code 2023}
 */
public record Article(String number, String edition) {
    public Article {
        Require.text(number, "number", "the number of an article");
        Require.text(edition, "edition", "an edition of the Laws");
    }
}
