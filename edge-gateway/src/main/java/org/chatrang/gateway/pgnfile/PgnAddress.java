package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chatrang.gateway.driver.HttpPoll;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.laws.pgn.PgnGame;

/**
 * PGN at an address. What could not be used, and what does not end with the end of a game because it was cut on its way, is
 * asked for again whatever the server says of its not having changed.
 */
final class PgnAddress implements PgnPlace {
    private final String address;
    private final HttpPoll poll;
    private final PgnText text;
    private final PgnBoards boards;
    /** What was wrong with the text that is known, told again as long as that is the text. */
    private Turn taken = new Turn();

    PgnAddress(String address, HttpPoll poll, PgnBoards boards) {
        this.address = address;
        this.poll = poll;
        this.boards = boards;
        text = new PgnText(address, Optional.empty());
    }

    @Override
    public void look(Turn turn) throws IOException, InterruptedException {
        Optional<byte[]> changed = poll.read();
        if (changed.isPresent()) {
            taken = new Turn();
            taken.attempt(address, () -> take(changed.get(), taken));
        }
        turn.addAll(taken);
    }

    private void take(byte[] pgn, Turn now) throws IOException {
        List<PgnGame> games = text.games(pgn);
        boards.take(address, text.byBoard(games, now), Set.of(address));
        if (PgnText.isWhole(games)) {
            poll.taken();
        }
    }
}
