package org.chatrang.rehearsal;

import java.time.Instant;
import java.util.List;
import java.util.random.RandomGenerator;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Player;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.Stamp;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;

/** One board that plays random legal games, one after the other. */
final class Board {
    private static final int LONGEST_GAME = 120;

    private final String prefix;
    private final int number;
    private final RandomGenerator random;
    private int game;
    private long n;
    private int ply;
    private Position position;

    Board(String prefix, int number, RandomGenerator random) {
        this.prefix = prefix;
        this.number = number;
        this.random = random;
    }

    /** The next event of this board: a schedule, a start or a move. */
    GameEvent next() {
        if (position == null) {
            game++;
            n = 0;
            ply = 0;
            position = Position.initial();
            return event(schedule());
        }
        if (n == 1) {
            return event(new GameStarted());
        }
        List<Move> moves = position.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        String uci = Uci.write(position, move);
        Position after = position.play(move);
        ply++;
        boolean over = ply == LONGEST_GAME || after.legalMoves().isEmpty();
        position = over ? null : after;
        return event(new MoveCompleted(ply, uci, null, after.placement(), null, null, null));
    }

    private GameEvent event(GameFact fact) {
        return GameEvent.of(
                prefix + "." + number + "." + game, new Stamp(Rehearsal.SOURCE, 0, ++n), Instant.now(), fact);
    }

    private GameFact schedule() {
        return new GameScheduled(
                prefix,
                "Rehearsal",
                "here",
                "????.??.??",
                "open",
                game,
                game + "." + number,
                number,
                player("White"),
                player("Black"),
                null,
                null,
                RulesSpec.standard(),
                List.of(Rehearsal.SOURCE),
                null);
    }

    private Player player(String side) {
        return new Player(number + side, side + " " + number, null, null, null, null);
    }
}
