package org.chatrang.tournament.file;

import java.util.List;
import java.util.stream.Collectors;

/** A file that cannot be read; carries everything that is wrong with it, in the order of its lines. Nothing of it is used. */
public final class ImportException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<ImportError> errors;

    /** At least one error. */
    public ImportException(List<ImportError> errors) {
        super(errors.stream().map(ImportError::toString).collect(Collectors.joining("\n")));
        this.errors = List.copyOf(errors);
    }

    /** All of them, in the order of the lines. */
    public List<ImportError> errors() {
        return errors;
    }
}
