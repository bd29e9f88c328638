package org.chatrang.gateway.cloud;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.chatrang.gateway.driver.HttpPoll;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.gateway.notation.NotatedBoards;

/** One game of a round: read by one thread at a time, told by any. */
final class GameReading {
    private final CloudRound round;
    private final int number;
    private final HttpPoll poll;
    private final AtomicBoolean asked = new AtomicBoolean();
    private volatile CloudGame game;
    private volatile Turn wrong = new Turn();

    GameReading(CloudRound round, int number, HttpPoll poll) {
        this.round = round;
        this.number = number;
        this.poll = poll;
    }

    /** Whether it is to be read now: nobody waits for an answer yet. */
    boolean begin() {
        return asked.compareAndSet(false, true);
    }

    /** Reads it and tells what is new. */
    void read(NotatedBoards boards) throws InterruptedException {
        try {
            Turn now = new Turn();
            now.attempt("game-" + number + ".json", this::take);
            wrong = now;
            if (game != null) {
                tell(boards);
            }
        } finally {
            asked.set(false);
        }
    }

    private void take() throws IOException, InterruptedException {
        Optional<byte[]> changed = poll.read();
        if (changed.isPresent()) {
            try {
                game = CloudGame.read(round.round(), changed.get());
                poll.taken();
            } catch (IOException e) {
                throw new IOException(round.game(number) + " is no game: " + e.getMessage(), e);
            }
        }
    }

    /** Tells it again while time goes by, and what was wrong when it was read last. */
    void tell(NotatedBoards boards, Turn turn) throws InterruptedException {
        turn.addAll(wrong);
        if (game != null && tell(boards) instanceof NotatedBoards.Telling.Failed(String why)) {
            turn.fault("board " + board(), why);
        }
    }

    /** Never an older text after a newer one, whichever thread comes first. */
    private synchronized NotatedBoards.Telling tell(NotatedBoards boards) throws InterruptedException {
        return boards.update(board(), game.game());
    }

    private String board() {
        return game.serial() == null ? round.name() + "-" + number : game.serial();
    }
}
