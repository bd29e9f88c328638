package org.chatrang.laws.edition;

/** A rule a finding can rest on. Which article says it in an edition stands in articles.table. */
public enum Rule {
    LEGAL_MOVE,
    COMPLETED_MOVE,
    TOUCHED_PIECE,
    CHECKMATE,
    RESIGNATION,
    STALEMATE,
    DEAD_POSITION,
    AGREEMENT,
    /** So many moves, or all, in the allotted time. */
    ALLOTTED_TIME,
    /** Time saved goes over to the next period. */
    TIME_OF_THE_NEXT_PERIOD,
    START,
    /** A player comes after the default time. */
    ABSENCE,
    /** Neither player is there at the start. */
    NOBODY_PRESENT,
    /** When a flag is considered to have fallen. */
    FLAG_NOTICED,
    FLAG_CLAIM,
    FLAG_FALL,
    /** Both flags are down and it is not known which fell first. */
    BOTH_FLAGS,
    CLOCK_READING,
    CLOCK_SETTING,
    CLOCKS_STOPPED,
    /** Times after pieces had to be restored. */
    RESTORED_CLOCKS,
    WRONG_INITIAL_POSITION,
    BOARD_TURNED,
    COLOURS_REVERSED,
    DISPLACED_PIECES,
    DISPLACED_FOUND_LATER,
    ILLEGAL_MOVE,
    PAWN_NOT_REPLACED,
    PRESS_WITHOUT_MOVE,
    TWO_HANDS,
    ILLEGAL_MOVE_PENALTY,
    /** Both kings in check or a pawn on the last rank, under reduced rules. */
    ILLEGAL_POSITION_STAYS,
    RECORDING,
    /** The signed result stands. */
    RESULT_STANDS,
    /** No agreement before a move, or without consent. */
    AGREEMENT_RESTRICTED,
    DRAW_OFFER,
    CLAIM_IS_OFFER,
    THREEFOLD,
    THREEFOLD_ABOUT_TO_APPEAR,
    THREEFOLD_APPEARED,
    SAME_POSITION,
    FIFTY_MOVES,
    FIFTY_MOVES_ABOUT_TO_BE,
    FIFTY_MOVES_MADE,
    /** A piece was touched, or the move already made. */
    CLAIM_RIGHT_LOST,
    CLAIM,
    CORRECT_CLAIM,
    INCORRECT_CLAIM,
    FIVEFOLD,
    SEVENTY_FIVE_MOVES,
    POINTS,
    /** A phone or other device. */
    DEVICE,
    /** Persistent refusal to comply with the Laws. */
    REFUSAL,
    ARBITER_PENALTY,
    QUICKPLAY_INCREMENT,
    QUICKPLAY_CLAIM,
    CHESS960
}
