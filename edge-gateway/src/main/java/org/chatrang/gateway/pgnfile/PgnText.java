package org.chatrang.gateway.pgnfile;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.gateway.notation.NotatedBoards;
import org.chatrang.gateway.notation.NotatedGame;
import org.chatrang.gateway.notation.PgnGames;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;

/** The games last read of one source, by board: told again while time goes by, so that a last move comes to stand. */
final class PgnText {
    private final String prefix;
    private final NotatedBoards boards;
    private final Map<String, NotatedGame> games = new TreeMap<>();

    PgnText(String prefix, NotatedBoards boards) {
        this.prefix = prefix;
        this.boards = boards;
    }

    /**
     * Takes the games of a text; those it does not have stay as they were. Returns whether the text ends where its last game
     * does: else half of it may be missing.
     *
     * @param where names the text in errors
     * @param number the board's, if neither tag nor place in the text says it; 0 if the place does
     * @throws IOException if there is no game in it
     */
    boolean take(String where, int number, byte[] pgn) throws IOException {
        try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(pgn))) {
            List<PgnGame> read = reader.games().toList();
            if (read.isEmpty()) {
                throw new IOException("there is no game in PGN at " + where);
            }
            for (PgnGame game : read) {
                boolean headOnly = game.plies().isEmpty() && game.termination().isEmpty();
                if (!headOnly || game.index() < read.size()) {
                    String board = PgnGames.board(game, number > 0 && read.size() == 1 ? number : game.index());
                    games.put(prefix + board, PgnGames.notated(game));
                }
            }
            return read.getLast().termination().isPresent();
        }
    }

    void tell() throws InterruptedException {
        for (Map.Entry<String, NotatedGame> game : games.entrySet()) {
            boards.update(game.getKey(), game.getValue());
        }
    }
}
