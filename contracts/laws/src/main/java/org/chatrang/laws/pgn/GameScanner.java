package org.chatrang.laws.pgn;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Finds where games begin and end, and hands what lies between to {@link Movetext} and {@link TagLine}. */
final class GameScanner {
    private final PgnSource source;
    private final boolean bytes;
    private final PgnLimits limits;
    private final GameBuilder betweenGames;

    GameScanner(PgnSource source, boolean bytes, PgnLimits limits) {
        this.source = source;
        this.bytes = bytes;
        this.limits = limits;
        this.betweenGames = new GameBuilder(limits, bytes);
    }

    /** The next game, or empty at the end of the input. */
    Optional<GameBuilder> scan() throws IOException {
        GameBuilder game = new GameBuilder(limits, bytes);
        Movetext movetext = new Movetext(source, bytes, game, limits);
        boolean blankLine = false;
        boolean onlyBlanks = true;
        while (source.peek(0) != PgnSource.END) {
            if (source.atLineStart()) {
                onlyBlanks = true;
                if (source.peek(0) == '%') {
                    source.skipLine();
                    continue;
                }
            }
            if (Movetext.isBlank(source.peek(0))) {
                blankLine |= source.next() == '\n' && onlyBlanks;
                continue;
            }
            onlyBlanks = false;
            String tag = TagLine.nameAhead(source, !source.atLineStart());
            if (tag != null) {
                if (beginsAnotherGame(game, tag, blankLine)) {
                    return Optional.of(unfinished(game));
                }
                if (!game.begun()) {
                    movetext.beginGame();
                }
                TagLine.read(source, game);
                blankLine = false;
            } else if (movetext.readOne()) {
                if (game.begun()) {
                    return Optional.of(game);
                }
                strayResult();
            }
            if (game.begun() && movetext.overflows()) {
                return Optional.of(cut(game));
            }
            if (!game.begun()) {
                movetext.beginGame();
            }
        }
        if (game.begun()) {
            return Optional.of(unfinished(game));
        }
        game.problems().forEach(problem -> betweenGames.problem(problem.line(), problem.kind(), problem.text()));
        return Optional.empty();
    }

    List<PgnProblem> problemsBetweenGames() {
        return betweenGames.problems();
    }

    /** Tags after moves always; without moves between them, a tag seen before, after a blank line or named Event. */
    private static boolean beginsAnotherGame(GameBuilder game, String tag, boolean blankLine) {
        return game.inMovetext() || game.hasTag(tag) && (blankLine || tag.equals("Event"));
    }

    private GameBuilder unfinished(GameBuilder game) {
        game.problem(source.line(), PgnProblem.Kind.MISSING_RESULT, "the game ends without a result token");
        return game;
    }

    private void strayResult() {
        betweenGames.problem(source.line(), PgnProblem.Kind.STRAY_TEXT, "a result without a game");
    }

    /** Leaves out everything up to the next game's tags: in such a flood no result token can be trusted. */
    private GameBuilder cut(GameBuilder game) throws IOException {
        game.problem(
                source.line(),
                PgnProblem.Kind.TOO_LARGE,
                "the game is longer than " + limits.characters() + " characters or " + limits.plies()
                        + " plies; what follows up to the next tags is left out");
        while (source.peek(0) != PgnSource.END) {
            if (source.peek(0) == '[' && (source.atLineStart() || "Event".equals(TagLine.nameAhead(source, true)))) {
                if (TagLine.nameAhead(source, true) != null) {
                    return game;
                }
            }
            source.next();
        }
        return game;
    }
}
