package org.chatrang.events;

import java.time.Instant;
import java.util.List;

/**
 * The one result of a game, made from the three judges' verdicts: one record of the topic {@code results}, keyed by
 * {@code gameId}. A later version replaces an earlier one and says why.
 *
 * @param gameId the game
 * @param version from 1, grows with each change
 * @param state whether it is open, provisional or final
 * @param result the result, null while open
 * @param ending how the game ended, null while open
 * @param article what it rests on, null while open
 * @param ply half-moves made, null while open
 * @param seq the record of the game log that ended it, null while open
 * @param waitingFor judges that have not answered up to that record yet
 * @param by the judge's label, or the arbiter who decided
 * @param reason one English sentence; in a later version also why it replaces the earlier one
 * @param at the time of the event that ended or re-opened the game
 * @param eventId the tournament
 * @param section its section
 * @param round the round
 * @param board the board
 */
public record Settlement(
        String gameId,
        long version,
        State state,
        GameResult result,
        EndingKind ending,
        Article article,
        Integer ply,
        Long seq,
        List<JudgeName> waitingFor,
        String by,
        String reason,
        Instant at,
        String eventId,
        String section,
        int round,
        int board) {
    public Settlement {
        Require.text(gameId, "gameId", "the game");
        Require.atLeast(1, version, "version", "the count of versions");
        Require.present(state, "state", "OPEN, PROVISIONAL or FINAL");
        if (state != State.OPEN) {
            Require.present(result, "result", "the result of a game that is not open");
            Require.present(ending, "ending", "how a game that is not open ended");
        }
        waitingFor = Require.list(waitingFor, "waitingFor");
    }

    /** How settled a result is. */
    public enum State {
        /** No ending stands (any more). */
        OPEN,
        /** An ending stands, but not all three judges have answered its record. */
        PROVISIONAL,
        /** All three have answered: only a ruling can change it. */
        FINAL
    }
}
