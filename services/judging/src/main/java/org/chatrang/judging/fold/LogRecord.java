package org.chatrang.judging.fold;

import java.nio.charset.StandardCharsets;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.UnreadableRecordException;

/**
 * One record of {@code game-events} as the fold takes it.
 *
 * @param gameId the game it belongs to: the record's key, or {@link #NO_KEY}
 * @param partition where it stands
 * @param offset where it stands
 * @param content what it says, or why that could not be read
 */
public record LogRecord(String gameId, int partition, long offset, Content content) {
    /** Stands for the game of a record whose key names none. */
    public static final String NO_KEY = "(no key)";

    /** Longer than any record a source has reason to write; keeps what is quoted in verdicts within a record's limits. */
    public static final int LONGEST = 64 * 1024;

    private static final int LONGEST_NAME = 200;
    private static final int QUOTED = 80;

    /** What a record says. */
    public sealed interface Content {
        /** A game event. */
        record Readable(GameEvent event) implements Content {}

        /**
         * No game event.
         *
         * @param reason why, in one sentence
         * @param beginning the beginning of the record as written
         */
        record Unreadable(String reason, String beginning) implements Content {}
    }

    /** Reads a record by its key and value as they stand in the log; either may be null or anything at all. */
    public static LogRecord read(byte[] key, byte[] value, int partition, long offset) {
        String gameId = key == null ? "" : new String(key, StandardCharsets.UTF_8);
        if (!isName(gameId)) {
            return new LogRecord(NO_KEY, partition, offset, unreadable("the key is no game's identity", value));
        }
        return new LogRecord(gameId, partition, offset, content(gameId, value));
    }

    /** A readable record. */
    public static LogRecord of(GameEvent event, int partition, long offset) {
        return new LogRecord(event.gameId(), partition, offset, new Content.Readable(event));
    }

    private static Content content(String gameId, byte[] value) {
        if (value != null && value.length > LONGEST) {
            return unreadable(value.length + " bytes are more than the " + LONGEST + " of any game event", value);
        }
        try {
            GameEvent event = Codec.readEvent(value);
            if (!event.gameId().equals(gameId)) {
                return unreadable("the key says game " + gameId + ", the record another", value);
            }
            if (!isName(event.stamp().source())) {
                return unreadable("the source is no name", value);
            }
            return new Content.Readable(event);
        } catch (UnreadableRecordException e) {
            return unreadable(quoted(e.getMessage()), value);
        } catch (RuntimeException e) {
            return unreadable("not a game event: " + quoted(e.toString()), value);
        }
    }

    private static Content unreadable(String reason, byte[] value) {
        String beginning = value == null
                ? "(nothing)"
                : new String(value, 0, Math.min(value.length, QUOTED), StandardCharsets.UTF_8);
        return new Content.Unreadable(reason, beginning);
    }

    private static String quoted(String text) {
        return text.length() <= LONGEST_NAME ? text : text.substring(0, LONGEST_NAME) + "…";
    }

    private static boolean isName(String text) {
        return !text.isBlank()
                && text.length() <= LONGEST_NAME
                && text.chars().noneMatch(c -> Character.isISOControl(c) || c == '\uFFFD');
    }
}
