package org.chatrang.standings.store;

import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Settlement.State;
import org.chatrang.standings.table.Decision;
import org.chatrang.standings.table.TableGame;

/** The columns of a game that its section's table needs; of a whole section nothing else is loaded. */
public record SectionGame(
        String gameId,
        int round,
        int board,
        String pairing,
        String result,
        String resultState,
        String ending,
        String decision,
        long revision) {
    static SectionGame of(GameRow row) {
        return new SectionGame(
                row.gameId,
                row.round,
                row.board,
                row.pairing,
                row.result,
                row.resultState,
                row.ending,
                row.decision,
                row.revision);
    }

    TableGame read() {
        Pairing players = Json.read(pairing, Pairing.class);
        return new TableGame(
                gameId,
                round,
                board,
                players.date(),
                players.white(),
                players.black(),
                players.points(),
                players.standings(),
                result == null ? null : GameResult.ofCode(result).orElseThrow(),
                ending == null ? null : EndingKind.valueOf(ending),
                State.PROVISIONAL.name().equals(resultState),
                decision == null ? null : Json.read(decision, Decision.class));
    }
}
