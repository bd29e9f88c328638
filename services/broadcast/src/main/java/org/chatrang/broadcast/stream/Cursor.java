package org.chatrang.broadcast.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One listener's place in a stream.
 *
 * <pre>
 *   Opening ──(no id)──────────── snapshot ──▶ Following ──(history has passed it)── goodbye ──▶ Ended
 *      ├──(an id to go on after)───────────▶      │  ▲
 *      └──(any other id)───────── resync ──▶      └──┘ deltas
 * </pre>
 *
 * Used by one thread at a time. It never waits and holds no records: what a slow listener has not read yet is in the
 * stream's history or gone.
 */
public final class Cursor {
    private static final int FRAMES_AT_ONCE = 256;

    private final Subject subject;
    private final RoundStream stream;
    private final int dropBehind;
    private Place place;

    /**
     * A listener at the door.
     *
     * @param subject what it listens to
     * @param lastEventId the identity of the last frame it has seen, empty if none
     * @param dropBehind so many records behind, droppable ones are left out
     */
    public Cursor(Subject subject, Optional<String> lastEventId, int dropBehind) {
        this.subject = subject;
        this.stream = subject.stream();
        this.dropBehind = dropBehind;
        this.place = new Place.Opening(lastEventId);
    }

    private sealed interface Place {
        record Opening(Optional<String> lastEventId) implements Place {}

        record Following(long n) implements Place {}

        record Ended() implements Place {}
    }

    /**
     * What is to be sent next.
     *
     * @param frames the frames in order, empty if the listener has everything
     * @param ended whether these are the last
     */
    public record Turn(List<ServerFrame> frames, boolean ended) {}

    /** What is to be sent next; asked again until it is empty, and then again after each wake-up. */
    public Turn next() {
        return switch (place) {
            case Place.Opening opening -> open(opening.lastEventId());
            case Place.Following following -> follow(following.n());
            case Place.Ended ended -> new Turn(List.of(), true);
        };
    }

    private Turn open(Optional<String> lastEventId) {
        if (lastEventId.isEmpty()) {
            ServerFrame.Snapshot snapshot = subject.sharedSnapshot();
            place = new Place.Following(snapshot.id().n());
            return new Turn(List.of(snapshot), false);
        }
        Optional<EventId> id = EventId.parse(lastEventId.get());
        Optional<String> whyNot = id.isEmpty() ? Optional.of("not an id of this stream") : stream.whyNotAfter(id.get());
        if (whyNot.isPresent()) {
            ServerFrame.Snapshot snapshot = subject.sharedSnapshot();
            place = new Place.Following(snapshot.id().n());
            return new Turn(List.of(new ServerFrame.Resync(snapshot.id(), whyNot.get(), snapshot.state())), false);
        }
        place = new Place.Following(id.get().n());
        return follow(id.get().n());
    }

    private Turn follow(long from) {
        List<ServerFrame> frames = new ArrayList<>();
        long n = from;
        boolean more = true;
        while (more && frames.isEmpty()) {
            if (!(stream.after(n, FRAMES_AT_ONCE) instanceof RoundStream.Gap.Records gap)) {
                return end(frames, ServerFrame.Reason.TOO_SLOW);
            }
            boolean behind = gap.last() - n > dropBehind;
            gap.entries().stream().filter(entry -> wanted(entry, behind)).forEach(entry -> frames.add(delta(entry)));
            more = gap.entries().size() == FRAMES_AT_ONCE;
            n = more ? gap.entries().getLast().n() : gap.last();
        }
        place = new Place.Following(n);
        return subject.moved() ? end(frames, ServerFrame.Reason.GAME_MOVED) : new Turn(frames, false);
    }

    private boolean wanted(Entry entry, boolean behind) {
        boolean about = subject.gameId().isEmpty() || subject.gameId().get().equals(entry.gameId());
        return about && !(behind && entry.weight() == Entry.Weight.DROPPABLE);
    }

    private ServerFrame delta(Entry entry) {
        return new ServerFrame.Delta(stream.id(entry.n()), entry.topic(), entry.record());
    }

    private Turn end(List<ServerFrame> frames, ServerFrame.Reason reason) {
        place = new Place.Ended();
        frames.add(new ServerFrame.Goodbye(reason));
        return new Turn(frames, true);
    }
}
