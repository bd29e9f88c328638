package org.chatrang.broadcast.stream;

import java.util.Optional;
import org.chatrang.broadcast.view.GameDetail;
import org.chatrang.broadcast.view.RoundKey;
import org.chatrang.events.Codec;

/** What one can listen to in a hall. */
public final class HallSubjects {
    private final Hall hall;

    /** Subjects of this hall. */
    public HallSubjects(Hall hall) {
        this.hall = hall;
    }

    /** A round, empty if no game of it has been scheduled. */
    public Optional<Subject> round(RoundKey key) {
        return hall.stream(key).map(stream -> new RoundSubject(hall, stream));
    }

    /** A game, empty if it is not scheduled. */
    public Optional<Subject> game(String gameId) {
        return hall.streamOf(gameId).map(stream -> new GameSubject(hall, stream, gameId));
    }

    private record RoundSubject(Hall hall, RoundStream stream) implements Subject {
        @Override
        public Optional<String> gameId() {
            return Optional.empty();
        }

        @Override
        public ServerFrame.Snapshot snapshot() {
            RoundState state = hall.round(stream.round()).orElseThrow();
            return new ServerFrame.Snapshot(state.id(), Codec.write(state.view()));
        }

        @Override
        public boolean moved() {
            return false;
        }
    }

    private record GameSubject(Hall hall, RoundStream stream, String game) implements Subject {
        @Override
        public Optional<String> gameId() {
            return Optional.of(game);
        }

        @Override
        public ServerFrame.Snapshot snapshot() {
            GameState state = hall.scheduledGame(game).orElseThrow();
            return new ServerFrame.Snapshot(state.id(), Codec.write(GameDetail.of(state.game())));
        }

        @Override
        public boolean moved() {
            return hall.streamOf(game).filter(stream::equals).isEmpty();
        }
    }
}
