package org.chatrang.gateway.pgnfile;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.gateway.notation.PgnGames;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;

/**
 * One text of a source, a file or what an address sends, as it changes: says which game is whose board's. Not safe for
 * several threads.
 */
final class PgnText {
    private final String name;
    private final Optional<Integer> single;
    private final Places places;

    /**
     * @param name names the text in faults
     * @param single the board's number if the text holds but one game and it says none; empty to take its place, 1
     */
    PgnText(String name, Optional<Integer> single) {
        this.name = name;
        this.single = single;
        places = new Places(name);
    }

    String name() {
        return name;
    }

    /**
     * The games in it, a last one that was cut without the word in which it was.
     *
     * @throws IOException if there is none
     */
    List<PgnGame> games(byte[] pgn) throws IOException {
        try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(pgn))) {
            List<PgnGame> games = new ArrayList<>(reader.games().toList());
            if (games.isEmpty()) {
                throw new IOException("there is no game in it; PGN is expected");
            }
            if (!isWhole(games)) {
                games.add(PgnCut.withoutHalfAWord(games.removeLast(), pgn));
            }
            return games;
        }
    }

    /** Whether its end is there: a text that is still being written, or was cut on its way, ends in the middle of a game. */
    static boolean isWhole(List<PgnGame> games) {
        return PgnGames.isWhole(games.getLast());
    }

    /**
     * The games by board. What has neither moves nor an end is left out: of a text that was cut in the middle of a game's tags
     * nobody knows whose it is.
     */
    Map<Integer, PgnGame> byBoard(List<PgnGame> games, Turn turn) {
        List<PgnGame> begun = games.stream()
                .filter(game -> PgnGames.isWhole(game) || !game.plies().isEmpty())
                .toList();
        List<PgnGame> numberless =
                begun.stream().filter(game -> PgnGames.board(game).isEmpty()).toList();
        Map<Integer, Integer> numbers = new HashMap<>();
        if (games.size() == 1 && single.isPresent()) {
            numberless.forEach(game -> numbers.put(game.index(), single.get()));
        } else {
            numbers.putAll(places.number(numberless, turn));
            if (games.size() > 1 && !numberless.isEmpty()) {
                turn.note(
                        name,
                        "games that say no board in tag Board or Round are numbered by their place in the text ("
                                + numberless.size() + " of " + games.size() + ")");
            }
        }
        Map<Integer, PgnGame> boards = new HashMap<>();
        for (PgnGame game : begun) {
            if (!PgnGames.isWhole(game)) {
                turn.fault(
                        name + ", game " + game.index(),
                        "its moves do not end with 1-0, 0-1, 1/2-1/2 or *: it is still being written or was cut, and a result"
                                + " in its tags waits");
            }
            Integer board = PgnGames.board(game).orElse(numbers.get(game.index()));
            if (board != null) {
                PgnGame other = boards.put(board, game);
                if (other != null && other.tag("Round").equals(game.tag("Round"))) {
                    turn.fault(
                            name + ", game " + game.index(),
                            "is on board " + board + " as game " + other.index() + " is, by their tags Board and Round:"
                                    + " the later one is told; have the tags mended");
                }
            }
        }
        return boards;
    }
}
