package org.chatrang.gateway.notation;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.chatrang.gateway.driver.NotatedStatus;

/** What a source said last of one board, and what became of it. Not safe for several threads. */
final class HeardBoard {
    private NotatedGame game;
    private long heard;
    private int completed;
    private String remark;
    private String failure;

    /** The source shows that game; the same object again is nothing new. */
    void shows(NotatedGame now) {
        if (now != game) {
            game = now;
            heard = System.nanoTime();
        }
    }

    /**
     * It was told so far, or nobody wants it yet.
     *
     * @param why why it is not told, null if it is
     * @return whether that it is not told is news
     */
    boolean told(int halfMoves, String why) {
        boolean news = why != null && !Objects.equals(why, remark);
        completed = halfMoves;
        remark = why;
        failure = null;
        return news;
    }

    /** It cannot be told. */
    void fails(String why) {
        failure = why;
    }

    /** Why it is not told, in words; empty if it is, or if it cannot be. */
    Optional<String> remark() {
        return Optional.ofNullable(failure == null ? remark : null);
    }

    /** Why it cannot be told, in words; empty if it can. */
    Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    NotatedStatus status(String driver, String board) {
        return new NotatedStatus(
                board,
                driver,
                Duration.ofNanos(System.nanoTime() - heard),
                game.plies().size(),
                completed,
                game.result().orElse(null),
                failure == null ? remark : failure);
    }
}
