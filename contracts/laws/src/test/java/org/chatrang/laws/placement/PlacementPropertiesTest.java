package org.chatrang.laws.placement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.chatrang.laws.GameHistory;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.junit.jupiter.api.Test;

/** Whatever happens on a board, in random games of the usual chess and of Chess960: explained exactly or not at all. */
class PlacementPropertiesTest {
    private final SplittableRandom random = new SplittableRandom(20261130);

    @Test
    void oneLegalMoveIsFoundWhateverItIs() {
        for (int i = 0; i < 60; i++) {
            GameHistory game = game();
            for (Move move : game.position().legalMoves()) {
                Setup shown = game.position().play(move).setup();
                PlacementDiagnosis diagnosis = PlacementDiagnosis.of(game, shown);
                assertEquals(List.of(move), diagnosis.legalMoves(), game.position() + " " + move);
                assertTrue(diagnosis.nearest().orElseThrow().only());
            }
        }
    }

    @Test
    void twoLegalMovesAreFoundOrWereOnTheBoardBefore() {
        for (int i = 0; i < 300; i++) {
            GameHistory game = game();
            GameHistory later = random(random(game));
            if (later.ply() != game.ply() + 2) {
                continue;
            }
            PlacementDiagnosis diagnosis =
                    PlacementDiagnosis.of(game, later.position().setup());
            if (later.position().placement().equals(game.position().placement())) {
                assertTrue(diagnosis.differences().none());
                continue;
            }
            NearestLine line = diagnosis.nearest().orElseThrow();
            Position reached = game.position();
            for (Move move : line.moves()) {
                reached = reached.play(move);
            }
            assertEquals(
                    later.position().placement(),
                    reached.placement(),
                    game.position().fen());
            assertFalse(diagnosis.explanation() instanceof PlacementExplanation.Unexplained);
        }
    }

    @Test
    void everyEarlierPositionIsRecognised() {
        for (int i = 0; i < 60; i++) {
            GameHistory game = game();
            for (int ply = 0; ply < game.ply(); ply += 1 + random.nextInt(8)) {
                Setup shown = game.positionAfter(ply).setup();
                PlacementDiagnosis diagnosis = PlacementDiagnosis.of(game, shown);
                boolean known = diagnosis.earlierPlies().contains(ply)
                        || diagnosis.differences().none();
                assertTrue(known, game.start() + " " + game.moves() + " ply " + ply);
            }
        }
    }

    @Test
    void noiseIsDescribedCompletely() {
        for (int i = 0; i < 300; i++) {
            GameHistory game = game();
            Setup shown = game.position().setup();
            for (int change = random.nextInt(1, 6); change > 0; change--) {
                Piece piece = random.nextInt(3) == 0 ? null : Piece.ofOrdinal(random.nextInt(12));
                shown = shown.with(random.nextInt(64), piece);
            }
            PlacementDiagnosis diagnosis = PlacementDiagnosis.of(game, shown);
            assertEquals(
                    shown.placement(),
                    rebuilt(game.position().setup(), diagnosis.differences()).placement());
            int remaining =
                    diagnosis.nearest().map(line -> line.remaining().size()).orElse(0);
            assertTrue(diagnosis.nearest().isEmpty()
                    || remaining < diagnosis.differences().squares().size());
            assertTrue(diagnosis.text().endsWith("."), diagnosis.text());
        }
    }

    private static Setup rebuilt(Setup expected, Differences differences) {
        Setup setup = expected;
        for (var man : differences.missing()) {
            setup = setup.with(man.square(), null);
        }
        for (var man : differences.displaced()) {
            setup = setup.with(man.from(), null);
        }
        for (var man : differences.displaced()) {
            setup = setup.with(man.to(), man.piece());
        }
        for (var man : differences.surplus()) {
            setup = setup.with(man.square(), man.piece());
        }
        return setup;
    }

    private GameHistory game() {
        int array = random.nextBoolean() ? 518 : random.nextInt(960);
        GameHistory game = GameHistory.start(Position.of(Setup.chess960(array)));
        for (int plies = random.nextInt(120); plies > 0; plies--) {
            game = random(game);
        }
        return game;
    }

    private GameHistory random(GameHistory game) {
        List<Move> legal = game.position().legalMoves();
        return legal.isEmpty() ? game : game.play(legal.get(random.nextInt(legal.size())));
    }
}
