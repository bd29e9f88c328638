package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.chatrang.events.BoardFault;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.noise.Hands;
import org.chatrang.gateway.noise.NoiseShares;
import org.chatrang.gateway.noise.RandomGame;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Uci;
import org.junit.jupiter.api.Test;

/**
 * Random games made by human hands come out exactly as they were played, move by move. The system property {@code
 * chatrang.noisy-games} says how many games of each kind; by default few.
 */
class NoisyGamesTest {
    private static final int GAMES = Integer.getInteger("chatrang.noisy-games", 40);
    private static final int PLIES = 120;

    @Test
    void asMeasured() {
        play(NoiseShares.measured(), 1, false);
    }

    @Test
    void wild() {
        play(NoiseShares.wild(), 2, false);
    }

    @Test
    void wildInChess960OnTurnedBoards() {
        play(NoiseShares.wild(), 3, true);
    }

    private static void play(NoiseShares shares, int seed, boolean chess960) {
        for (int game = 0; game < GAMES; game++) {
            Random random = new Random(seed * 1_000_003L + game);
            Position start = chess960 ? Position.of(Setup.chess960(random.nextInt(960))) : Position.initial();
            RandomGame played = RandomGame.from(start, PLIES, random);
            PlayedBoard board = new PlayedBoard(new GameOnBoard(start.fen(), chess960, List.of()), chess960);
            board.dump().startClock();
            List<String> expected = new ArrayList<>();
            Position position = start;
            Hands hands = new Hands(shares, random);
            for (Move move : played.moves()) {
                board.pass(0.4 + random.nextInt(100) / 20.0);
                board.play(hands.play(position, move));
                expected.add(Uci.write(position, move));
                position = position.play(move);
            }
            board.pass(4);
            String name = "seed " + seed + ", game " + game + ": " + start.fen() + "\n" + expected + "\n";
            assertEquals(expected, board.moves(), name);
            assertEquals(List.of(), board.facts(PlacementSeen.class), name);
            assertEquals(List.of(), board.facts(ResultGesture.class), name);
            assertEquals(List.of(), board.facts(BoardFault.class), name);
            assertEquals(
                    List.of(),
                    board.facts(MoveCompleted.class).stream()
                            .filter(move -> move.completedBy() != CompletedBy.PRESS)
                            .toList(),
                    name);
        }
    }
}
