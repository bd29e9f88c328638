package org.chatrang.laws;

/**
 * Why an attempt is no legal move. An attempt can have several faults; the first in this order is the one reported, so that
 * for instance {@link #PROMOTION_MISSING} always means: legal as soon as the pawn is replaced.
 */
public enum IllegalReason {
    /** No piece stands on the square left, or none of the kind written. */
    NO_PIECE("3.1"),
    /** The piece is the opponent's. */
    NOT_ITS_TURN("1.3"),
    /** From and to are the same square. */
    NOT_MOVED("3.1"),
    /** The king or that rook has moved, or none of them stands where castling starts. */
    CASTLING_RIGHTS_LOST("3.8.2.1"),
    /** A piece stands between king and rook or, in Chess960, on their ways. */
    CASTLING_PATH_OCCUPIED("3.8.2.2"),
    /** The king is in check. */
    CASTLING_OUT_OF_CHECK("3.8.2.2"),
    /** A square the king crosses is attacked. */
    CASTLING_THROUGH_CHECK("3.8.2.2"),
    /** The square the king arrives on is attacked. */
    CASTLING_INTO_CHECK("3.8.2.2"),
    /** A piece of the same colour stands on the square. */
    OWN_PIECE_ON_TARGET("3.1"),
    /** A king is never captured. */
    KING_CAPTURE("1.4.1"),
    /** No such piece moves like that. */
    WRONG_MOVEMENT("3.2-3.8"),
    /** The piece may not move over, or the pawn onto, what stands in its way. */
    PATH_BLOCKED("3.5, 3.7"),
    /** A pawn moves diagonally only to capture. */
    PAWN_CAPTURE_WITHOUT_TARGET("3.7.3"),
    /** The pawn beside did not make a double step on the move before: no longer possible, or never was. */
    EN_PASSANT_NOT_POSSIBLE("3.7.3.1"),
    /** The king moved to an attacked square. */
    KING_MOVED_INTO_CHECK("3.9.2"),
    /** The own king stands in check after the move of another piece. */
    KING_LEFT_IN_CHECK("3.9.2"),
    /** The pawn on the last rank was not replaced. */
    PROMOTION_MISSING("3.7.3.3"),
    /** Replaced by a king or a pawn; or something replaced that is no pawn on the last rank. */
    PROMOTION_FORBIDDEN("3.7.3.3"),
    /** The text fits several legal moves. */
    AMBIGUOUS("C.10"),
    /** Several pieces could be meant and none of them can make the move, for different reasons. */
    NO_SUCH_MOVE("3.1");

    private final String article;

    IllegalReason(String article) {
        this.article = article;
    }

    /** The article or articles of the 2023 edition that say so. */
    public String article() {
        return article;
    }
}
