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
        play(NoiseShares.measured(), 1, false, 0);
    }

    @Test
    void wild() {
        play(NoiseShares.wild(), 2, false, 0);
    }

    @Test
    void wildInChess960OnTurnedBoards() {
        play(NoiseShares.wild(), 3, true, 0);
    }

    /** Sources that tell whole boards miss what happens between two looks, and tell the press before the board. */
    @Test
    void lookedAtFourTimesASecond() {
        play(NoiseShares.measured(), 4, false, 250);
    }

    /** Killed after any press, before it is sure which move it completed, the gateway still tells every move once. */
    @Test
    void startedAgainAfterAnyPress() {
        for (int game = 0; game < GAMES; game++) {
            Random random = new Random(5_000_015L + game);
            RandomGame played = RandomGame.from(Position.initial(), PLIES, random);
            PlayedBoard board = PlayedBoard.usual();
            List<String> expected = new ArrayList<>();
            Position position = played.start();
            Hands hands = new Hands(NoiseShares.none(), random);
            for (Move move : played.moves()) {
                board.pass(random.nextInt(100) / 20.0).play(hands.play(position, move));
                if (random.nextInt(4) == 0) {
                    board.restart();
                }
                expected.add(Uci.write(position, move));
                position = position.play(move);
            }
            board.pass(4);
            assertEquals(expected, board.moves(), "game " + game);
            assertEquals(List.of(), board.facts(PlacementSeen.class), "game " + game);
        }
    }

    private static void play(NoiseShares shares, int seed, boolean chess960, int sampleEvery) {
        for (int game = 0; game < GAMES; game++) {
            Random random = new Random(seed * 1_000_003L + game);
            Position start = chess960 ? Position.of(Setup.chess960(random.nextInt(960))) : Position.initial();
            RandomGame played = RandomGame.from(start, PLIES, random);
            PlayedBoard board =
                    new PlayedBoard(new GameOnBoard(start.fen(), chess960, List.of()), chess960).sampled(sampleEvery);
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
