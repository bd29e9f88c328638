package org.chatrang.gateway.journal;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The games that were played on more than one board: a board failed, or the game was moved to another table. Their events must
 * reach the bus in the order of their stamps all the same. Told of an event before anybody can read it.
 */
public final class SharedGames {
    private final Map<String, String> boards = new ConcurrentHashMap<>();
    private final Set<String> shared = ConcurrentHashMap.newKeySet();

    void note(String game, String board) {
        String first = boards.putIfAbsent(game, board);
        if (first != null && !first.equals(board)) {
            shared.add(game);
        }
    }

    /** Whether more than one board has seen that game. */
    public boolean contains(String game) {
        return shared.contains(game);
    }
}
