package org.chatrang.laws.pgn;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One game as text: what a broadcaster wrote, not what the Laws say of it.
 *
 * @param index position in the input, from 1
 * @param line line of the input on which it begins, from 1
 * @param tags tag pairs in the order written
 * @param comment the comment before the first move, empty if none
 * @param plies half-moves of the main line; variations are left out
 * @param termination the result token that ended the movetext, if there was one
 * @param problems where the text departs from the standard
 */
public record PgnGame(
        int index,
        long line,
        List<PgnTag> tags,
        String comment,
        List<PgnPly> plies,
        Optional<PgnResult> termination,
        List<PgnProblem> problems) {

    public PgnGame {
        tags = List.copyOf(tags);
        Objects.requireNonNull(comment, "comment");
        plies = List.copyOf(plies);
        Objects.requireNonNull(termination, "termination");
        problems = List.copyOf(problems);
    }

    /** A game to be written: its tags, moves and result. */
    public static PgnGame of(List<PgnTag> tags, List<PgnPly> plies, PgnResult result) {
        return new PgnGame(1, 1, tags, "", plies, Optional.of(result), List.of());
    }

    /** The value of a tag as written; the first of several; its name in any case of letters. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equalsIgnoreCase(name))
                .map(PgnTag::value)
                .findFirst();
    }

    /** The result: the Result tag if it names one, else the token that ended the movetext, else unknown. */
    public PgnResult result() {
        return tag("Result")
                .flatMap(PgnResult::parse)
                .filter(result -> result != PgnResult.UNKNOWN)
                .or(() -> termination)
                .orElse(PgnResult.UNKNOWN);
    }
}
