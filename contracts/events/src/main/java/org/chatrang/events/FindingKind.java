package org.chatrang.events;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;

/** What a judge can state. Grouped by the judge whose remit it is. */
public enum FindingKind {
    // legality: moves (Articles 3, 4, 7)
    MOVE_LEGAL,
    MOVE_ILLEGAL,
    MOVE_OUT_OF_ORDER,
    CHECKMATE,
    ILLEGAL_MOVES_LOSE,
    PLACEMENT_UNEXPLAINED,
    POSITION_RESTORED,
    ILLEGAL_POSITION,
    // legality: results stated by people (Articles 5.1.2, 12)
    RESIGNATION,
    RESULT_GESTURE,
    RESULT_CONTRADICTED,
    RULING_APPLIED,
    RULING_IMPOSSIBLE,
    GAME_SCHEDULED,
    GAME_STARTED,
    GAME_CLOSED,
    // legality: the log itself
    SOURCE_REFUSED,
    SEQUENCE_HOLE,
    GAME_NOT_SCHEDULED,
    UNKNOWN_KIND,
    UNREADABLE_RECORD,
    EVENT_AFTER_END,
    BOARD_FAULT,
    // the judge that asked: what a longer search for a mate found (Articles 5.1.2, 5.2.2, 6.9, 7.5.5)
    ANALYSIS_COMPLETED,
    // draw-detection (Articles 5.2, 9)
    STALEMATE,
    DEAD_POSITION,
    THREEFOLD_CLAIMABLE,
    FIFTY_MOVES_CLAIMABLE,
    FIVEFOLD,
    SEVENTY_FIVE_MOVES,
    CLAIM_CORRECT,
    CLAIM_INCORRECT,
    INTENDED_MOVE_NOT_PLAYED,
    DRAW_OFFERED,
    DRAW_OFFER_ENDED,
    DRAW_AGREED,
    // clock-adjudication (Article 6, A, B, Guidelines III)
    FLAG_FALLEN,
    BOTH_FLAGS_FALLEN,
    FLAG_CLAIM_WRONG,
    FLAG_DUE,
    PERIOD_ADDED,
    TIME_ADDED,
    CLOCK_UNEXPECTED,
    CLOCK_MISSING,
    PLAYER_ABSENT,
    PLAYER_ARRIVED,
    // a kind of a later version
    @JsonEnumDefaultValue
    UNKNOWN
}
