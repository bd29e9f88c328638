package org.chatrang.laws.edition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chatrang.laws.time.Pace;

/** Looks articles up in articles.table. */
final class Articles {
    static final List<List<String>> ROWS = Table.read("articles.table", 7);
    private static final int FIRST_EDITION = 3;

    /** Few combinations are ever asked for, each of them at every move of a round. */
    private static final Map<Key, Optional<Citation>> FOUND = new ConcurrentHashMap<>();

    private Articles() {}

    private record Key(String name, Edition edition, Pace pace, Supervision supervision) {}

    /** The article for a rule or an illegal reason by its name; empty if the edition has no such rule. */
    static Optional<Citation> find(String name, Edition edition, Pace pace, Supervision supervision) {
        return FOUND.computeIfAbsent(new Key(name, edition, pace, supervision), Articles::find);
    }

    private static Optional<Citation> find(Key key) {
        Edition edition = key.edition();
        return ROWS.stream()
                .filter(row -> row.get(0).equals(key.name()))
                .filter(row -> Table.covers(row.get(1), key.pace()) && Table.covers(row.get(2), key.supervision()))
                .reduce((general, special) -> special)
                .map(row -> row.get(FIRST_EDITION + edition.ordinal()))
                .filter(article -> !article.equals("-"))
                .map(article -> new Citation(article.replace("?", ""), edition, source(article, edition)));
    }

    private static Source source(String article, Edition edition) {
        if (article.contains("?")) {
            return Source.SECONDARY;
        }
        return switch (edition) {
            case LAWS_2001, LAWS_2014 -> Source.TRANSLATION;
            case LAWS_2018 -> Source.DIGEST;
            case LAWS_2023 -> Source.TEXT;
        };
    }
}
