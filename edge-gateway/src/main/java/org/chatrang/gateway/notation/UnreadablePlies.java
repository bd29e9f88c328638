package org.chatrang.gateway.notation;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.Position;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.pgn.PgnProblem;
import org.chatrang.laws.pgn.PgnProblem.LeftOut;

/**
 * Puts the words that a PGN reader leaves out back where they stood for half-moves, so that all that follows keeps its
 * number. The move numbers say how many half-moves are missing. Where none follows, a word counts if it stands where a
 * number announces a half-move, if what follows it cannot be played without it, or if it ends the text and has a digit in
 * it, as squares have.
 */
final class UnreadablePlies {
    private final PgnGame game;
    private final List<LeftOut> words;
    private final int blackBegins;
    private final int numbersBefore;
    private final List<NotatedGame.Ply> plies = new ArrayList<>();

    private UnreadablePlies(PgnGame game) {
        this.game = game;
        this.words = game.problems().stream()
                .map(PgnProblem::leftOut)
                .flatMap(word -> word.stream())
                .toList();
        this.blackBegins =
                game.tag("FEN").filter(fen -> fen.matches("\\S+ b\\b.*")).isPresent() ? 1 : 0;
        boolean numbered = !game.plies().isEmpty()
                && game.plies().getFirst().number() > 0
                && words.stream().noneMatch(word -> word.plies() == 0);
        this.numbersBefore = numbered ? game.plies().getFirst().number() - 1 : 0;
    }

    /** All half-moves of a game, those that cannot be read among them. */
    static List<NotatedGame.Ply> of(PgnGame game) {
        return new UnreadablePlies(game).read();
    }

    private List<NotatedGame.Ply> read() {
        int next = 0;
        for (int i = 0; i <= game.plies().size(); i++) {
            List<LeftOut> here = new ArrayList<>();
            while (next < words.size() && words.get(next).plies() == i) {
                here.add(words.get(next++));
            }
            int meant = here.isEmpty() ? 0 : meant(here, i);
            here.stream().limit(meant).forEach(word -> plies.add(new NotatedGame.Ply(word.word(), null)));
            if (i < game.plies().size()) {
                plies.add(PgnGames.ply(game.plies().get(i)));
            }
        }
        return plies;
    }

    /** How many of these words before the i-th half-move read stand for half-moves. */
    private int meant(List<LeftOut> here, int i) {
        int theirs = here.getFirst().number();
        boolean numbered = theirs > 0;
        int first = numbered && i < game.plies().size() && game.plies().get(i).number() == theirs ? i + 1 : i;
        int last = Math.min(game.plies().size(), nextWord(i));
        for (int j = first; j < last; j++) {
            int number = game.plies().get(j).number();
            int missing = 2 * (number - numbersBefore) - 1 - blackBegins - (plies.size() + j - i + 1);
            if (number > 0 && missing >= -1 && missing <= here.size()) {
                return Math.max(0, missing); // one too few: the number is Black's, written again after a comment
            }
        }
        return numbered || (i < game.plies().size() ? !isPlayable(i) : hasDigit(here)) ? 1 : 0;
    }

    /** The half-move before which the next words stand: numbers beyond it count those, too. */
    private int nextWord(int i) {
        return words.stream()
                .mapToInt(LeftOut::plies)
                .filter(place -> place > i)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private boolean isPlayable(int i) {
        BoardText board = new BoardText.Known(
                StartPosition.read(game.tag("FEN").orElse(null)).orElse(Position.initial()));
        for (NotatedGame.Ply ply : plies) {
            board = board.play(ply.san()).after();
        }
        PgnPly following = game.plies().get(i);
        return board instanceof BoardText.Lost || board.play(following.san()).legal();
    }

    private static boolean hasDigit(List<LeftOut> here) {
        return here.getFirst().word().matches("\\S*\\d\\S*");
    }
}
