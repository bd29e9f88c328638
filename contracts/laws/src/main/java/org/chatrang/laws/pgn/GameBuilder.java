package org.chatrang.laws.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** One game while it is being read. */
final class GameBuilder {
    private final PgnLimits limits;
    private final boolean bytes;
    private final List<PgnTag> tags = new ArrayList<>();
    private final List<PlyBuilder> plies = new ArrayList<>();
    private final List<PgnProblem> problems = new ArrayList<>();
    private final StringBuilder comment = new StringBuilder(0);
    private int pendingNumber;
    private Optional<PgnResult> termination = Optional.empty();
    private long line;

    GameBuilder(PgnLimits limits, boolean bytes) {
        this.limits = limits;
        this.bytes = bytes;
    }

    /** True once there is a tag or a move: comments and noise alone are no game. */
    boolean begun() {
        return !tags.isEmpty() || !plies.isEmpty();
    }

    boolean inMovetext() {
        return !plies.isEmpty();
    }

    boolean full() {
        return plies.size() >= limits.plies();
    }

    boolean hasTag(String name) {
        return tags.stream().anyMatch(tag -> tag.name().equals(name));
    }

    void begin(long atLine) {
        if (!begun()) {
            line = atLine;
        }
    }

    void addTag(PgnTag tag, long atLine) {
        begin(atLine);
        if (hasTag(tag.name())) {
            problem(atLine, PgnProblem.Kind.DUPLICATE_TAG, "tag " + tag.name() + " stands twice; the first counts");
        }
        tags.add(tag);
    }

    void add(MoveToken token, long atLine) {
        switch (token) {
            case MoveToken.Number number -> pendingNumber = number.number();
            case MoveToken.Move move -> {
                begin(atLine);
                plies.add(new PlyBuilder(pendingNumber, move.san(), atLine));
                pendingNumber = 0;
                addGlyphs(move.nags());
            }
            case MoveToken.Glyphs glyphs -> addGlyphs(glyphs.nags());
            case MoveToken.Ending ending -> end(ending.result(), atLine);
            case MoveToken.Nothing nothing -> {}
            case MoveToken.Stray stray -> leftOut(CommentText.shortened(stray.text()), atLine);
        }
    }

    private void leftOut(String word, long atLine) {
        problem(new PgnProblem(
                atLine,
                PgnProblem.Kind.STRAY_TEXT,
                "left out \"" + word + "\": no move, number or result",
                Optional.of(new PgnProblem.LeftOut(word, plies.size(), pendingNumber))));
    }

    void addGlyphs(List<Integer> glyphs) {
        if (!plies.isEmpty()) {
            plies.getLast().addGlyphs(glyphs);
        }
    }

    void addComment(String text, long atLine) {
        CommentText parts = CommentText.parse(text);
        for (String bad : parts.badTimes()) {
            problem(atLine, PgnProblem.Kind.BAD_TIME, "no time: " + bad);
        }
        if (plies.isEmpty()) {
            // Before a game has begun nothing else bounds this: noise may be all comments.
            if (comment.length() + parts.rest().length() <= limits.characters()) {
                PlyBuilder.append(comment, parts.rest());
            }
        } else {
            plies.getLast().add(parts);
        }
    }

    void problem(long atLine, PgnProblem.Kind kind, String text) {
        problem(new PgnProblem(atLine, kind, text));
    }

    private void problem(PgnProblem found) {
        if (problems.size() < limits.problems()) {
            problems.add(found);
        } else if (problems.size() == limits.problems()) {
            problems.add(new PgnProblem(
                    found.line(), PgnProblem.Kind.FURTHER_PROBLEMS, "further problems of this game are not listed"));
        }
    }

    PgnGame build(int index) {
        UnaryOperator<String> decoding = decoding();
        List<PgnTag> decodedTags = tags.stream()
                .map(tag -> new PgnTag(tag.name(), decoding.apply(tag.value())))
                .toList();
        List<PgnPly> decodedPlies =
                plies.stream().map(ply -> ply.build(decoding)).toList();
        return new PgnGame(
                index,
                line,
                decodedTags,
                decoding.apply(comment.toString()),
                decodedPlies,
                termination,
                problems(decoding));
    }

    /** The problems noted so far, of which a stretch of noise without a game has some too. */
    List<PgnProblem> problems() {
        return problems(decoding());
    }

    private List<PgnProblem> problems(UnaryOperator<String> decoding) {
        return problems.stream()
                .map(problem -> new PgnProblem(
                        problem.line(), problem.kind(), decoding.apply(problem.text()), problem.leftOut()))
                .toList();
    }

    private void end(PgnResult result, long atLine) {
        termination = Optional.of(result);
        tags.stream()
                .filter(tag -> tag.name().equals("Result"))
                .findFirst()
                .filter(tag -> !PgnResult.parse(tag.value()).equals(termination))
                .ifPresent(tag -> problem(
                        atLine,
                        PgnProblem.Kind.RESULT_MISMATCH,
                        "the moves end with " + result.token() + ", the Result tag says " + tag.value()));
    }

    /** UTF-8 if every string of the game is UTF-8, else Latin-1. */
    private UnaryOperator<String> decoding() {
        Stream<String> texts = Stream.of(
                        tags.stream().map(PgnTag::value),
                        plies.stream().map(PlyBuilder::undecoded),
                        Stream.of(comment.toString()))
                .flatMap(stream -> stream);
        boolean utf8 = bytes && texts.allMatch(text -> PgnText.utf8(text).isPresent());
        return utf8 ? text -> PgnText.utf8(text).orElse(text) : text -> text;
    }
}
