package org.chatrang.broadcast.stream;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chatrang.broadcast.view.GameDetail;
import org.chatrang.broadcast.view.RoundKey;
import org.chatrang.events.Codec;

/** What one can listen to in a hall. */
public final class HallSubjects {
    private static final long SHARED_FOR_NANOS = 1_000_000_000;

    private final Hall hall;
    private final Map<RoundKey, Shared> shared = new ConcurrentHashMap<>();

    private record Shared(ServerFrame.Snapshot snapshot, long nanos) {}

    /** Subjects of this hall. */
    public HallSubjects(Hall hall) {
        this.hall = hall;
    }

    /** A round, empty if no game of it has been scheduled. */
    public Optional<Subject> round(RoundKey key) {
        return hall.stream(key).map(stream -> new RoundSubject(hall, stream, shared));
    }

    /** A game, empty if it is not scheduled. */
    public Optional<Subject> game(String gameId) {
        return hall.streamOf(gameId).map(stream -> new GameSubject(hall, stream, gameId));
    }

    private record RoundSubject(Hall hall, RoundStream stream, Map<RoundKey, Shared> shared) implements Subject {
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
        public ServerFrame.Snapshot sharedSnapshot() {
            return shared.compute(stream.round(), (round, known) -> isUsable(known) ? known : made())
                    .snapshot();
        }

        private boolean isUsable(Shared known) {
            return known != null
                    && System.nanoTime() - known.nanos() < SHARED_FOR_NANOS
                    && stream.reaches(known.snapshot().id());
        }

        private Shared made() {
            return new Shared(snapshot(), System.nanoTime());
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
