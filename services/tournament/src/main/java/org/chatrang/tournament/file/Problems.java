package org.chatrang.tournament.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong with a file, so that a reader can name everything at once. */
public final class Problems {
    private static final Comparator<ImportError> IN_ORDER =
            Comparator.comparingInt(ImportError::line).thenComparingInt(ImportError::column);

    private final List<ImportError> errors = new ArrayList<>();

    /** Notes an error at a place; {@link ImportError} says what the numbers mean. */
    public void at(int line, int column, String expected, String found) {
        errors.add(new ImportError(line, column, expected, found));
    }

    /** Takes over the errors of another collection. */
    public void addAll(Problems others) {
        errors.addAll(others.errors);
    }

    /** Whether nothing is wrong so far. */
    public boolean none() {
        return errors.isEmpty();
    }

    /** Throws if anything is wrong. */
    public void throwIfAny() throws ImportException {
        if (!errors.isEmpty()) {
            throw new ImportException(errors.stream().sorted(IN_ORDER).toList());
        }
    }
}
