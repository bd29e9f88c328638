package org.chatrang.laws.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Setup;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;
import org.chatrang.laws.pgn.SharedPgn;
import org.junit.jupiter.api.Test;

/** What is written is read again as the same move, in every language and both styles. */
class EveryMoveTest {

    @Test
    void ofEveryGameBroadcast() throws IOException {
        int plies = 0;
        for (Path file : SharedPgn.all()) {
            try (PgnReader reader = PgnReader.open(file)) {
                for (PgnGame game : reader.games().toList()) {
                    plies += replay(PgnReplay.of(game));
                }
            }
        }
        assertTrue(plies > 30_000, plies + " plies");
    }

    private static int replay(PgnReplay replay) {
        Position before = replay.start().orElseThrow();
        for (PgnReplay.Played ply : replay.plies()) {
            roundTrip(before, ply.move());
            before = ply.after();
        }
        return replay.plies().size();
    }

    @Test
    void ofRandomGamesWithAllMovesThatWerePossible() {
        SplittableRandom random = new SplittableRandom(64);
        for (int i = 0; i < 40; i++) {
            int array = random.nextBoolean() ? 518 : random.nextInt(960);
            Position position = Position.of(Setup.chess960(array));
            for (int ply = 0; ply < 150 && !position.legalMoves().isEmpty(); ply++) {
                List<Move> legal = position.legalMoves();
                if (ply % 5 == 0) {
                    for (Move move : legal) {
                        roundTrip(position, move);
                    }
                }
                position = position.play(legal.get(random.nextInt(legal.size())));
            }
        }
    }

    private static void roundTrip(Position position, Move move) {
        SanReading expected = new SanReading.Legal(move);
        String english = San.write(position, move);
        boolean ownSigns = move.kind() != Move.Kind.NORMAL;
        for (Language language : Language.values()) {
            String broadcast = Notation.translate(english, language);
            assertEquals(expected, Notation.read(position, broadcast, language), broadcast);
            if (ownSigns) {
                String scoresheet = Notation.write(position, move, NotationStyle.scoresheet(language));
                assertEquals(expected, Notation.read(position, scoresheet, language), scoresheet);
            }
        }
    }
}
