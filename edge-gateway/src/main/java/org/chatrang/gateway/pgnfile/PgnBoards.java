package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.gateway.notation.NotatedBoards;
import org.chatrang.gateway.notation.NotatedGame;
import org.chatrang.gateway.notation.PgnGames;
import org.chatrang.laws.pgn.PgnGame;

/**
 * The games last read of one source, by board: told again while time goes by, so that a last move comes to stand. A board is
 * told by one text only, the first that has it, as long as that text is there and has it. Not safe for several threads.
 */
final class PgnBoards {
    private static final String NO_TEXT = "";

    private final String prefix;
    private final NotatedBoards boards;
    private final Map<String, Told> games = new TreeMap<>();

    private record Told(String text, NotatedGame game) {}

    PgnBoards(String prefix, NotatedBoards boards) {
        this.prefix = prefix;
        this.boards = boards;
    }

    /**
     * Takes the games of a text; those it has no more stay as they were.
     *
     * @param there the names of all texts that are there now
     * @throws IOException if another text tells one of the boards already; all others are taken
     */
    void take(String text, Map<Integer, PgnGame> read, Set<String> there) throws IOException {
        games.replaceAll((board, told) -> told.text().equals(text) ? new Told(NO_TEXT, told.game()) : told);
        List<String> others = new ArrayList<>();
        read.forEach((number, game) -> {
            String board = prefix + number;
            Told before = games.get(board);
            if (before != null && there.contains(before.text())) {
                others.add("board " + board + " is told by " + before.text());
            } else {
                NotatedGame now = PgnGames.notated(game);
                games.put(board, new Told(text, before != null && before.game().equals(now) ? before.game() : now));
            }
        });
        if (!others.isEmpty()) {
            throw new IOException(String.join(", ", others)
                    + " already, by its tags Board and Round: not told from here; have the tags mended");
        }
    }

    /** Tells what is new on each board. */
    void tell(Turn turn) throws InterruptedException {
        for (Map.Entry<String, Told> board : games.entrySet()) {
            NotatedBoards.Telling telling =
                    boards.update(board.getKey(), board.getValue().game());
            if (telling instanceof NotatedBoards.Telling.Failed(String why)) {
                turn.fault("board " + board.getKey(), why);
            }
        }
    }
}
