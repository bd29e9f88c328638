package org.chatrang.structure;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What some files must not hold.
 *
 * @param rule the rule in words
 * @param files which files it is for, by their path from the root
 * @param faults what is wrong with a text
 */
record SourceCheck(String rule, Predicate<Path> files, Faults faults) {
    /** Finds what is wrong with a text; empty if nothing is. */
    @FunctionalInterface
    interface Faults {
        List<String> in(String text);
    }

    /** Every fault of every file, with the file's path. */
    List<String> violations() {
        return Repository.files(files).stream()
                .flatMap(file -> faults.in(Repository.text(file)).stream().map(fault -> file + ": " + fault))
                .toList();
    }

    /** The lines that hold one of these words. */
    static Faults lines(String... words) {
        return text -> {
            if (Stream.of(words).noneMatch(text::contains)) {
                return List.of();
            }
            return text.lines()
                    .filter(line -> Stream.of(words).anyMatch(line::contains))
                    .map(String::strip)
                    .toList();
        };
    }

    @Override
    public String toString() {
        return rule;
    }
}
