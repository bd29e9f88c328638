package org.chatrang.laws.edition;

/**
 * The article or articles that say a rule.
 *
 * @param article as numbered in the edition, e.g. {@code 7.5.5} or {@code B.3, A.5.2}
 * @param edition the edition
 * @param source how sure the number is
 */
public record Citation(String article, Edition edition, Source source) {

    @Override
    public String toString() {
        return article + " (" + edition.year() + ")";
    }
}
