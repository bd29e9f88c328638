package org.chatrang.launcher.check;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnProblem;
import org.chatrang.laws.pgn.PgnReader;

/** Checks one file, game by game, in constant memory. */
final class FileCheck {
    private static final int PROBLEMS_SHOWN = 10;
    private static final long MEBIBYTE = 1 << 20;

    private final String name;
    private final PrintWriter out;
    private final Progress progress;
    private final MatingChances chances;
    private int problems;

    FileCheck(String name, PrintWriter out, Progress progress, MatingChances chances) {
        this.name = name;
        this.out = out;
        this.progress = progress;
        this.chances = chances;
    }

    /** True if the file was read and, unless it is blank, held a game. */
    boolean run() {
        try (RecentLines recent = open();
                PgnReader reader = PgnReader.of(recent)) {
            int games = 0;
            Optional<PgnGame> game;
            while ((game = reader.next()).isPresent() && !out.checkError()) {
                say(game.get().index(), game.get().problems());
                out.println(ReportLine.of(name, GameCheck.of(game.get(), text(game.get(), recent), chances)));
                recent.forgetBefore(game.get().line());
                games++;
                progress.passing(name + ": " + games + " games, " + reader.consumed() / MEBIBYTE + " MiB");
            }
            progress.clear();
            return held(games, reader);
        } catch (IOException unreadable) {
            progress.line(name + ": cannot be read: " + why(unreadable));
            return false;
        }
    }

    private static List<String> text(PgnGame game, RecentLines recent) {
        return UnreadablePlies.possibleIn(game) ? recent.from(game.line()) : List.of();
    }

    private RecentLines open() throws IOException {
        if (name.equals("-")) {
            return new RecentLines(System.in);
        }
        if (Files.isDirectory(Path.of(name))) {
            throw new FileNotFoundException("it is a directory; name the files in it");
        }
        return new RecentLines(Files.newInputStream(Path.of(name)));
    }

    private boolean held(int games, PgnReader reader) {
        List<PgnProblem> between = reader.problemsBetweenGames();
        if (games == 0 && !between.isEmpty()) {
            progress.line(name + ": no game in it; is it PGN? line "
                    + between.getFirst().line() + ": " + between.getFirst().text());
            return false;
        }
        if (games == 0) {
            progress.line(name + ": empty, no game in it");
        }
        between.forEach(problem -> say("between games", problem));
        if (problems > PROBLEMS_SHOWN) {
            progress.line(name + ": " + (problems - PROBLEMS_SHOWN) + " more problems of the text are not shown");
        }
        return true;
    }

    private void say(int game, List<PgnProblem> found) {
        found.forEach(problem -> say("game " + game, problem));
    }

    private void say(String where, PgnProblem problem) {
        if (++problems <= PROBLEMS_SHOWN) {
            progress.line(name + ":" + problem.line() + ": " + where + ": " + problem.text());
        }
    }

    private static String why(IOException unreadable) {
        return switch (unreadable) {
            case NoSuchFileException missing -> "there is no such file";
            case AccessDeniedException denied -> "you may not read it";
            default -> unreadable.getMessage();
        };
    }
}
