package org.chatrang.gateway.support;

import java.util.List;
import java.util.SplittableRandom;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;

/** PGN of games made of random legal moves, each with clock times; the same for the same seed. */
public final class RandomGames {
    private RandomGames() {}

    public static String pgn(int games, int plies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StringBuilder text = new StringBuilder();
        for (int game = 1; game <= games; game++) {
            text.append("[Event \"Random\"]\n[Round \"1.%d\"]\n[White \"W%d\"]\n[Black \"B%d\"]\n"
                    .formatted(game, game, game));
            text.append("[Result \"1/2-1/2\"]\n\n");
            moves(text, plies, random);
            text.append("1/2-1/2\n\n");
        }
        return text.toString();
    }

    private static void moves(StringBuilder text, int plies, SplittableRandom random) {
        Position position = Position.initial();
        for (int ply = 1; ply <= plies; ply++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                return;
            }
            Move move = moves.get(random.nextInt(moves.size()));
            if (ply % 2 == 1) {
                text.append((ply + 1) / 2).append(". ");
            }
            text.append(San.write(position, move));
            text.append(" {[%%clk 1:%02d:%02d]} {[%%emt 0:00:01]}\n".formatted(59 - ply / 60 % 60, 59 - ply % 60));
            position = position.play(move);
        }
    }
}
