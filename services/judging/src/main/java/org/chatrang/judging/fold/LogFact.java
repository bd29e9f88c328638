package org.chatrang.judging.fold;

import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.Stamp;

/** What happened to the log itself, or to the board. Legality's remit. */
public sealed interface LogFact extends Fact {
    /** The first schedule, or one that replaces it before the first move. */
    record Scheduled(boolean replaces) implements LogFact {}

    /** A schedule after the first move: the first one stands. */
    record ScheduledTooLate() implements LogFact {}

    /** The schedule holds something that cannot be used; it counts without it, and the arbiter is told. */
    record ScheduleDoubtful(String problem) implements LogFact {}

    /** The arbiter started the game. */
    record Started(boolean again) implements LogFact {}

    /** The desk closed the game. */
    record Closed() implements LogFact {}

    /** A record of a game that was never scheduled, or is closed. */
    record NotScheduled(String kind) implements LogFact {}

    /**
     * A record of a source that may not say this about this game.
     *
     * @param source who said it
     * @param kind what it said
     * @param why why not
     */
    record Refused(String source, String kind, Refusal why) implements LogFact {}

    /** Why a record is not taken. */
    enum Refusal {
        /** The schedule does not name the source. */
        NOT_NAMED,
        /** Only the desk that scheduled the game may say this. */
        ONLY_DESK,
        /** Only a judge may say this. */
        ONLY_JUDGES,
        /** The stamp's epoch lies so far ahead of the record's own time that the source would be silenced for ever by it. */
        EPOCH_BEYOND_BELIEF
    }

    /**
     * Records of a source are missing.
     *
     * @param last the last stamp seen, null if none
     * @param now this record's stamp
     */
    record Hole(Stamp last, Stamp now) implements LogFact {}

    /** A kind that this version does not know. */
    record UnknownKind(String kind) implements LogFact {}

    /** No game event at all. */
    record Unreadable(String reason, String beginning) implements LogFact {}

    /** Play went on after the game's end. */
    record AfterEnd(String kind, Ending ending) implements LogFact {}

    /** A board or clock does not work. */
    record Fault(BoardFault fault) implements LogFact {}

    /**
     * A placement that no legal move explains.
     *
     * @param placement what stands on the board, as said
     * @param expected what the log leads to
     * @param squares where they differ, empty if the placement cannot be read
     * @param text what it is, in sentences
     * @param pressed whether the clock was pressed on it
     */
    record Unexplained(String placement, String expected, List<String> squares, String text, boolean pressed)
            implements LogFact {}
}
