package org.chatrang.launcher.check;

import java.util.List;
import java.util.Optional;
import org.chatrang.laws.pgn.PgnGame;

/**
 * What was found in one game. Plies count from 1.
 *
 * @param game the game as read
 * @param illegal the first ply that is no legal move
 * @param unreadable the first half-move whose text is no move; nothing after it is judged, as the position is not known
 * @param kingToCentre the last ply, if it is a legal king move to d4, e4, d5 or e5: perhaps no move but the players' way to
 *     show the result to an electronic board
 * @param ending the first ending that the Laws of 2023 would have given without anybody's claim
 * @param claims when a claim of a draw became possible
 */
record GameReport(
        PgnGame game,
        Optional<IllegalPly> illegal,
        Optional<UnreadablePly> unreadable,
        Optional<KingToCentre> kingToCentre,
        Optional<Ending> ending,
        List<Claim> claims) {

    /**
     * @param ply its number
     * @param san as written
     * @param reason the name of an {@link org.chatrang.laws.IllegalReason}, {@code UNREADABLE} for text that is no move, or
     *     {@code NO_START} if the tags give no first position to play from
     * @param fen the position before it, empty if there is none
     */
    record IllegalPly(int ply, String san, String reason, Optional<String> fen) {}

    /**
     * @param ply its number
     * @param text as written
     * @param place line and column in the input, each from 1, with a colon between
     * @param notJudged half-moves that were read after it
     */
    record UnreadablePly(int ply, String text, String place, int notJudged) {}

    /**
     * @param ply its number
     * @param san as written
     * @param square where the king went
     * @param agreesWithResult whether the square's colour says the result of the game (light: White won, dark: Black won);
     *     empty for draws and unknown results, which one king cannot show
     */
    record KingToCentre(int ply, String san, String square, Optional<Boolean> agreesWithResult) {}

    /** An ending by the position or the moves alone, after that ply (0: before the first). */
    record Ending(EndingKind kind, int ply) {}

    /** In the order in which they take precedence. */
    enum EndingKind {
        CHECKMATE,
        STALEMATE,
        DEAD_POSITION,
        FIVEFOLD,
        SEVENTY_FIVE
    }

    /** A claim that the player to move after that ply could have made, and could not have made before. */
    record Claim(ClaimKind kind, int ply) {}

    /** Articles 9.2 and 9.3. */
    enum ClaimKind {
        THREEFOLD,
        FIFTY
    }

    long clockReadings() {
        return game.plies().stream().filter(ply -> ply.clock().isPresent()).count();
    }
}
