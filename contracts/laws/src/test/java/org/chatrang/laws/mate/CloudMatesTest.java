package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.SharedData;
import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.PackedBoard;
import org.junit.jupiter.api.Test;

/** Real mates, some men of which are a cloud: each is recognized as a possible one. */
class CloudMatesTest {
    private static final int LINE_NODES = 10_000;
    private static final int SAMPLED = 3;
    private static final int CLOUDS = 12;

    private final CloudMates mates = new CloudMates();
    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(1);
    private int asked;

    @Test
    void everyMateIsAPossibleOne() throws IOException {
        ExactMating chances = new ExactMating(LINE_NODES);
        List<String> lines = SharedData.lines("rules/can-mate-hard.txt");
        for (int i = 1; i < lines.size(); i += SAMPLED) {
            Position start = Position.ofFen(lines.get(i).substring(3));
            for (Colour side : Colour.values()) {
                List<Move> line = chances.search(start, side).line();
                if (!line.isEmpty() && line.getLast().kind() != Move.Kind.CASTLING) {
                    ask(start, line, side.ordinal());
                }
            }
        }
        assertTrue(asked > 5_000, "asked " + asked);
    }

    private void ask(Position start, List<Move> line, int winner) {
        Position before = start;
        for (Move move : line.subList(0, line.size() - 1)) {
            before = before.play(move);
        }
        Board board = before.copyBoard();
        long men = board.occupied() & ~(1L << board.king(0) | 1L << board.king(1));
        for (int i = 0; i < CLOUDS; i++) {
            long few = random.nextLong() & random.nextLong() & (i % 2 == 0 ? random.nextLong() : ~0L);
            assertTrue(mayBeMate(before, line.getLast(), men & few, winner), before::fen);
            asked++;
        }
    }

    private boolean mayBeMate(Position before, Move move, long men, int winner) {
        Board board = before.copyBoard();
        Cloud cloud = new Cloud();
        cloud.form(board, men, winner);
        mates.prepare(cloud, winner);
        long from = 1L << move.from();
        long to = 1L << move.to();
        long passed = move.kind() == Move.Kind.EN_PASSANT ? to : 0;
        long captured = passed == 0 ? 0 : 1L << (move.to() ^ 8);
        boolean cloudMoves = (men & from) != 0;
        if (cloudMoves) {
            cloud.grow(winner, board.occupied(winner) & ~men, board.occupied(winner ^ 1) & ~men, passed, ~0L);
        }
        Board after = before.play(move).copyBoard();
        CloudBoard rest = new CloudBoard();
        rest.odd = PackedBoard.odd(after);
        rest.middle = PackedBoard.middle(after);
        rest.high = PackedBoard.high(after);
        rest.black = PackedBoard.black(after);
        rest.turn = winner ^ 1;
        rest.removeMarks();
        if (cloudMoves) {
            rest.remove(men | to);
            return mates.mayBeMate(rest, captured & ~men, 0, 0, true);
        }
        rest.remove(men & ~to);
        long left = from | captured & ~men;
        long empty = left | Attacks.between(move.from(), move.to());
        return mates.mayBeMate(rest, left, to, empty, false);
    }
}
