package org.chatrang.gateway.pgnfile;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.pgn.PgnProblem;

/** The last game of a text that does not end with the end of a game: its last word may be half of one. */
final class PgnCut {
    private PgnCut() {}

    /** The game without its last word, if that is where the text ends. */
    static PgnGame withoutHalfAWord(PgnGame game, byte[] text) {
        String written = new String(text, StandardCharsets.ISO_8859_1); // half-moves are written in ASCII
        List<PgnPly> plies = game.plies();
        boolean inPly = !plies.isEmpty() && written.endsWith(plies.getLast().san());
        return new PgnGame(
                game.index(),
                game.line(),
                game.tags(),
                game.comment(),
                inPly ? plies.subList(0, plies.size() - 1) : plies,
                game.termination(),
                game.problems().stream()
                        .filter(problem -> !isAtTheEnd(problem, plies.size(), written))
                        .toList());
    }

    private static boolean isAtTheEnd(PgnProblem problem, int plies, String written) {
        return problem.leftOut()
                .filter(word -> word.plies() == plies && written.endsWith(word.word()))
                .isPresent();
    }
}
