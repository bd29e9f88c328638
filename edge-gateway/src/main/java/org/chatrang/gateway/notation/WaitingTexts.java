package org.chatrang.gateway.notation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chatrang.gateway.driver.BoardRecorder;

/**
 * The texts of one source for which there is no game yet: on disk as they come, so that they are not lost if the source does
 * not show them any more when the gateway starts again. For one thread at a time.
 */
final class WaitingTexts {
    private final String source;
    private final BoardRecorder recorder;
    private final Map<String, NotatedGame> last = new HashMap<>();

    WaitingTexts(String source, BoardRecorder recorder) {
        this.source = source;
        this.recorder = recorder;
    }

    /** Keeps a board's text, unless it is that of the last game played on it. */
    void keep(String board, NotatedGame game) throws InterruptedException {
        if (game.equals(last.put(board, game))) {
            return;
        }
        Optional<TextNote> note = recorder.kept(board).map(TextNote::of);
        boolean waits = note.map(TextNote::waiting).isPresent();
        boolean empty = game.plies().isEmpty() && game.result().isEmpty();
        if (empty && !waits || TextOwner.isOfAGamePlayed(board, game, recorder)) {
            return;
        }
        WaitingText waiting = WaitingText.of(source, now(), game);
        recorder.keep(
                board,
                note.orElse(new TextNote(null, null, null, null, null))
                        .withWaiting(waiting)
                        .json());
    }

    /** The text that was kept of a board, empty if this source kept none, or too long ago. */
    Optional<NotatedGame> of(String board) {
        return recorder.kept(board)
                .map(TextNote::of)
                .map(TextNote::waiting)
                .filter(waiting -> waiting.isOf(source, now()))
                .map(WaitingText::game);
    }

    private long now() {
        return recorder.clock().now().wall().toEpochMilli();
    }
}
