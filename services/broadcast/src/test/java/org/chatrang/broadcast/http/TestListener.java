package org.chatrang.broadcast.http;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A listener over either transport. */
interface TestListener extends AutoCloseable {
    BlockingQueue<Received> queue();

    @Override
    void close();

    /** The next frame. */
    default Received next() {
        try {
            Received frame = queue().poll(60, TimeUnit.SECONDS);
            if (frame == null) {
                throw new AssertionError("no frame came within 60 s");
            }
            return frame;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The next frames up to the one with this identity. */
    default List<Received> upTo(String id) {
        List<Received> frames = new ArrayList<>();
        do {
            frames.add(next());
        } while (!frames.getLast().id().orElse("").equals(id));
        return frames;
    }

    /** So many frames. */
    default List<Received> next(int count) {
        List<Received> frames = new ArrayList<>();
        while (frames.size() < count) {
            frames.add(next());
        }
        return frames;
    }
}
