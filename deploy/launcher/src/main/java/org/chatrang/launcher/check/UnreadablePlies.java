package org.chatrang.launcher.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chatrang.launcher.check.GameReport.UnreadablePly;
import org.chatrang.launcher.check.MovetextWords.Word;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.pgn.PgnProblem;
import org.chatrang.laws.pgn.PgnReplay;
import org.chatrang.laws.pgn.PgnResult;

/**
 * Finds the first word that the reader left out and that stood for a half-move. The move numbers tell: in
 * {@code 1. e4 foo 2. d4} the half-move that {@code foo} should be is Black's, for the number 2 makes d4 White's. Where no
 * number follows, a word left out counts as a half-move if what follows it is not legal without it, or if it ends the game
 * right after a move number.
 */
final class UnreadablePlies {
    private static final Pattern NUMBERED = Pattern.compile("(\\d{1,6})(\\.*|\u2026)(.*)");

    /** So much of a word the reader quotes. */
    private static final int QUOTED = 60;

    private final PgnGame game;
    private final boolean blackBegins;
    private final List<Stray> strays = new ArrayList<>();
    private int plies;
    private int shift;
    private boolean afterNumber;

    private record Stray(Word word, String text, int column, int pliesBefore, boolean afterNumber) {}

    private UnreadablePlies(PgnGame game, boolean blackBegins) {
        this.game = game;
        this.blackBegins = blackBegins;
    }

    /** Whether it is worth remembering the text of a game. */
    static boolean possibleIn(PgnGame game) {
        return game.problems().stream().anyMatch(UnreadablePlies::leavesTextOut);
    }

    /**
     * The first unreadable half-move.
     *
     * @param lines the text from the game's first line on
     */
    static Optional<UnreadablePly> first(PgnGame game, PgnReplay replay, List<String> lines) {
        boolean blackBegins =
                replay.start().map(Position::turn).filter(Colour.BLACK::equals).isPresent();
        UnreadablePlies finding = new UnreadablePlies(game, blackBegins);
        Optional<Stray> shown = finding.shownByNumbers(MovetextWords.of(lines, game.line()));
        return shown.or(() -> finding.shownByWhatFollows(replay)).map(finding::report);
    }

    private Optional<Stray> shownByNumbers(List<Word> words) {
        Optional<Stray> found = Optional.empty();
        for (Word word : words) {
            if (PgnResult.parse(word.text()).isPresent()) {
                break;
            }
            Matcher numbered = NUMBERED.matcher(word.text());
            String rest = word.text();
            if (numbered.matches()
                    && (numbered.group(3).isEmpty() || !numbered.group(2).isEmpty())) {
                found = found.or(() -> before(Integer.parseInt(numbered.group(1)), isBlacks(numbered.group(2))));
                rest = numbered.group(3);
            }
            take(word, rest);
        }
        boolean everythingFound = plies == game.plies().size();
        if (!everythingFound) {
            strays.clear();
        }
        return found.filter(stray -> everythingFound);
    }

    private static boolean isBlacks(String dots) {
        return dots.length() > 1 || dots.equals("\u2026");
    }

    /**
     * The word left out before this number, if the number says that as many half-moves are missing as words were left out, or
     * fewer. The first number tells from where the game counts; one that fits nothing begins a new count.
     */
    private Optional<Stray> before(int number, boolean black) {
        int stated = 2 * number - (black ? 0 : 1) - (blackBegins ? 1 : 0);
        int missing = stated - (plies + 1 + shift);
        boolean asExpected = missing == 0 || !black && missing == -1;
        boolean leftOut = missing > 0 && missing <= strays.size();
        Optional<Stray> found = leftOut ? strays.stream().findFirst() : Optional.empty();
        if (!asExpected && !leftOut) {
            shift += missing;
        }
        strays.clear();
        afterNumber = true;
        return found;
    }

    private void take(Word word, String rest) {
        if (rest.isEmpty()) {
            return;
        }
        String bare = rest.replaceFirst("^\\.\\.\\.", "").replaceFirst("(?<=.)[!?]+$", "");
        if (plies < game.plies().size() && isAt(game.plies().get(plies), word, bare)) {
            plies++;
            afterNumber = false;
        } else if (isLeftOut(word, rest)) {
            int column = word.column() + word.text().length() - rest.length();
            strays.add(new Stray(word, rest, column, plies, afterNumber));
            afterNumber = false;
        }
    }

    private static boolean isAt(PgnPly ply, Word word, String bare) {
        return ply.line() == word.line() && ply.san().equals(bare);
    }

    private boolean isLeftOut(Word word, String rest) {
        String quoted = rest.length() <= QUOTED ? rest + "\"" : rest.substring(0, QUOTED);
        return game.problems().stream()
                .anyMatch(problem -> leavesTextOut(problem)
                        && problem.line() == word.line()
                        && problem.text().contains("\"" + quoted));
    }

    private static boolean leavesTextOut(PgnProblem problem) {
        return problem.kind() == PgnProblem.Kind.STRAY_TEXT;
    }

    private Optional<Stray> shownByWhatFollows(PgnReplay replay) {
        boolean stops = replay.stop().isPresent();
        return strays.stream()
                .filter(stray -> stops && stray.pliesBefore() <= replay.plies().size()
                        || stray.afterNumber() && stray.pliesBefore() == plies)
                .findFirst();
    }

    private UnreadablePly report(Stray stray) {
        return new UnreadablePly(
                stray.pliesBefore() + 1,
                stray.text(),
                stray.word().line() + ":" + stray.column(),
                game.plies().size() - stray.pliesBefore());
    }
}
