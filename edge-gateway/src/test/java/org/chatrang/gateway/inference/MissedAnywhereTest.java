package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.noise.RandomGame;
import org.chatrang.laws.Position;
import org.junit.jupiter.api.Test;

/**
 * Random games, again and again not heard for up to fourteen half-moves: the list tells them all, though it may be behind by
 * one. The system property {@code chatrang.noisy-games} says how many games; by default few.
 */
class MissedAnywhereTest {
    private static final int GAMES = Integer.getInteger("chatrang.noisy-games", 40);
    private static final int PLIES = 60;

    @Test
    void everyHalfMoveIsToldOnce() {
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(9_000_011L + seed);
            RandomGame played = RandomGame.from(Position.initial(), PLIES, random);
            MissedGame game = MissedGame.of(played.start(), played.moves());
            PlayedBoard board = game.board();
            int ply = 0;
            while (ply + 18 < game.size()) {
                ply += 1 + random.nextInt(4);
                game.playTo(ply);
                ply += random.nextInt(15);
                boolean inTheHand = random.nextInt(3) == 0;
                game.missTo(ply, inTheHand ? game.lifted(ply) : game.after(ply));
                List<String> list = game.list(inTheHand || ply == 0 ? ply : ply - random.nextInt(2));
                if (random.nextBoolean()) {
                    board.listed(null, list).dump().clock();
                } else {
                    board.dump().clock().listed(null, list);
                }
                game.putBack();
            }
            game.finish();
            String name = "game " + seed;
            assertEquals(game.uci(), board.moves(), name);
            assertEquals(List.of(), board.facts(PlacementSeen.class), name);
        }
    }
}
