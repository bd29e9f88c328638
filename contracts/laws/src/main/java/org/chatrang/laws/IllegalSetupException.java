package org.chatrang.laws;

import java.util.List;
import java.util.stream.Collectors;

/** A {@link Setup} that cannot be played from was asked to become a {@link Position}. */
public final class IllegalSetupException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<SetupProblem> problems;

    IllegalSetupException(Setup setup, List<SetupProblem> problems) {
        super("\"" + setup.toFen() + "\" cannot be played from: "
                + problems.stream().map(SetupProblem::text).collect(Collectors.joining("; ")));
        this.problems = problems;
    }

    /** Every reason found, at least one. */
    public List<SetupProblem> problems() {
        return problems;
    }

    /** The first reason. */
    public SetupFault fault() {
        return problems.getFirst().fault();
    }
}
