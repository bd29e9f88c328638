package org.chatrang.broadcast.stream;

import java.util.Comparator;
import java.util.SequencedCollection;
import java.util.TreeMap;
import org.chatrang.broadcast.view.GameView;

/** The games of a round in their order: section, board, game. Guarded by the hall. */
final class Round {
    private record Seat(String section, int board, String gameId) {}

    private static final Comparator<Seat> ORDER = Comparator.comparing(
                    Seat::section, Comparator.nullsFirst(Comparator.naturalOrder()))
            .thenComparingInt(Seat::board)
            .thenComparing(Seat::gameId);

    private final RoundStream stream;
    private final TreeMap<Seat, GameView> games = new TreeMap<>(ORDER);

    Round(RoundStream stream) {
        this.stream = stream;
    }

    RoundStream stream() {
        return stream;
    }

    SequencedCollection<GameView> games() {
        return games.sequencedValues();
    }

    boolean isEmpty() {
        return games.isEmpty();
    }

    void put(GameView game) {
        games.put(seat(game), game);
    }

    void remove(GameView game) {
        games.remove(seat(game));
    }

    private static Seat seat(GameView game) {
        var scheduled = game.schedule().game();
        return new Seat(scheduled.section(), scheduled.board(), game.gameId());
    }
}
