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
    private final String where;
    private final String prefix;
    private final NotatedBoards boards;
    private final Map<String, NotatedGame> games = new TreeMap<>();

    /** {@code where} names the source in errors. */
    PgnText(String where, String prefix, NotatedBoards boards) {
        this.where = where;
        this.prefix = prefix;
        this.boards = boards;
    }

    /** Takes the games of a text; those it does not have stay as they were. */
    void take(byte[] pgn) throws IOException {
        try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(pgn))) {
            List<PgnGame> read = reader.games().toList();
            if (read.isEmpty()) {
                throw new IOException("there is no game in PGN at " + where);
            }
            read.forEach(game -> games.put(prefix + PgnGames.board(game), PgnGames.notated(game)));
        }
    }

    void tell() throws InterruptedException {
        for (Map.Entry<String, NotatedGame> game : games.entrySet()) {
            boards.update(game.getKey(), game.getValue());
        }
    }
}
