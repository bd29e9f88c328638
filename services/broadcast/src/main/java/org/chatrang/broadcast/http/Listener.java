package org.chatrang.broadcast.http;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.chatrang.broadcast.stream.ClientFrame;
import org.chatrang.broadcast.stream.Cursor;
import org.chatrang.broadcast.stream.ServerFrame;
import org.chatrang.broadcast.stream.Subject;

/**
 * Carries frames from a cursor to a sink: one write at a time, the next when the network has taken it. So a slow listener
 * holds back nobody and costs no memory beyond one write. All methods but {@link #wake} and the constructor run on the
 * listener's own executor, one at a time.
 */
final class Listener {
    private final Subject subject;
    private final Sink sink;
    private final Executor own;
    private final Listeners house;
    private final int dropBehind;
    private final Runnable wakeUp = this::wake;
    private final AtomicBoolean woken = new AtomicBoolean();

    private Cursor cursor;
    private boolean writing;
    private boolean over;
    private Boolean busToTell;
    private long lastWriteMillis;

    Listener(Subject subject, Sink sink, Executor own, Listeners house, int dropBehind) {
        this.subject = subject;
        this.sink = sink;
        this.own = own;
        this.house = house;
        this.dropBehind = dropBehind;
        this.lastWriteMillis = house.millis();
    }

    Subject subject() {
        return subject;
    }

    /** Begins, with or without the identity of the last frame seen. */
    void begin(Optional<String> lastEventId) {
        own.execute(() -> {
            cursor = new Cursor(subject, lastEventId, dropBehind);
            subject.stream().wakeWith(wakeUp);
            send();
        });
    }

    /** What the client said. */
    void on(ClientFrame frame) {
        switch (frame) {
            case ClientFrame.Start start -> begin(Optional.empty());
            case ClientFrame.Resume resume -> begin(Optional.of(resume.lastEventId()));
        }
    }

    /** There is something new; may be called by any thread, often. */
    void wake() {
        if (woken.compareAndSet(false, true)) {
            own.execute(this::send);
        }
    }

    /** Tells whether the bus answers. */
    void tellBus(boolean reachable) {
        own.execute(() -> {
            busToTell = reachable;
            send();
        });
    }

    /** Says goodbye and ends. */
    void end(ServerFrame.Reason reason) {
        own.execute(() -> {
            if (!over) {
                leave();
                sink.write(List.of(new ServerFrame.Goodbye(reason)));
                house.disconnected(this, reason);
                sink.close(reason);
            }
        });
    }

    /** The connection is gone. */
    void gone() {
        own.execute(this::leave);
    }

    /** Regularly: a heartbeat if nothing was sent for long, the end if nothing was taken for long. */
    void tick(long heartbeatMillis, long stallMillis) {
        own.execute(() -> {
            long silent = house.millis() - lastWriteMillis;
            if (over) {
                return;
            }
            if (writing && silent > stallMillis) {
                leave();
                house.disconnected(this, ServerFrame.Reason.TOO_SLOW);
                sink.abort();
            } else if (!writing && silent >= heartbeatMillis) {
                written(sink.heartbeat());
            }
        });
    }

    private void send() {
        woken.set(false);
        if (writing || over || cursor == null) {
            return;
        }
        if (busToTell != null) {
            List<ServerFrame> bus = List.of(new ServerFrame.Bus(busToTell));
            busToTell = null;
            written(sink.write(bus));
            return;
        }
        Cursor.Turn turn = cursor.next();
        if (!turn.frames().isEmpty()) {
            house.count(turn.frames());
            if (turn.ended() && turn.frames().getLast() instanceof ServerFrame.Goodbye goodbye) {
                leave();
                sink.write(turn.frames());
                house.disconnected(this, goodbye.reason());
                sink.close(goodbye.reason());
            } else {
                written(sink.write(turn.frames()));
            }
        }
    }

    private void written(CompletionStage<Void> write) {
        writing = true;
        lastWriteMillis = house.millis();
        write.whenComplete((done, failure) -> own.execute(() -> {
            writing = false;
            lastWriteMillis = house.millis();
            if (failure == null) {
                send();
            } else {
                leave();
                sink.abort();
            }
        }));
    }

    private void leave() {
        if (!over) {
            over = true;
            subject.stream().wakeNoMore(wakeUp);
            house.left(this);
        }
    }
}
