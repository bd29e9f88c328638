package org.chatrang.laws.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.PositionIdentity;
import org.chatrang.laws.Setup;
import org.junit.jupiter.api.Test;

/**
 * The bitboards against the plain mailbox: legal moves, check, mate, stalemate, FEN, the position after each move and the
 * identity of 9.2.3, along games of random moves from first positions (usual and Chess960) and from men thrown together.
 *
 * <p>{@code -Dchatrang.differential=N} sets how many positions (10,000,000 take some ten minutes), {@code
 * -Dchatrang.differential.seed=N} which.
 */
class DifferentialTest {
    private static final int POSITIONS = Integer.getInteger("chatrang.differential", 40_000);
    private static final long SEED = Long.getLong("chatrang.differential.seed", 20260707);
    private static final int LONGEST_GAME = 250;

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
    private long compared;

    @Test
    void bothPlayTheSameChess() {
        while (compared < POSITIONS) {
            switch (random.nextInt(8)) {
                case 0 ->
                    play(Position.of(Setup.chess960(random.nextBoolean() ? 518 : random.nextInt(960))), LONGEST_GAME);
                case 1 -> play(RandomSetups.position(random), 60);
                default -> {
                    for (int i = 0; i < 40; i++) {
                        play(RandomSetups.position(random), random.nextInt(4));
                    }
                }
            }
        }
    }

    private void play(Position start, int plies) {
        Position position = start;
        Mailbox mailbox = Mailbox.of(start.setup());
        Identities identities = new Identities();
        Move[] backwards = new Move[2];
        for (int ply = 0; ; ply++) {
            compare(position, mailbox);
            identities.add(position, mailbox);
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty() || ply == plies) {
                return;
            }
            boolean back = random.nextInt(3) == 0 && backwards[ply % 2] != null && legal.contains(backwards[ply % 2]);
            Move move = back ? backwards[ply % 2] : legal.get(random.nextInt(legal.size()));
            backwards[ply % 2] = Move.normal(move.to(), move.from());
            position = position.play(move);
            mailbox = mailbox.after(move.toString());
        }
    }

    private void compare(Position position, Mailbox mailbox) {
        compared++;
        String fen = mailbox.fen();
        assertEquals(fen, position.fen());
        TreeSet<String> moves = mailbox.legalMoves();
        assertEquals(moves, texts(position), () -> "moves in " + fen);
        assertEquals(mailbox.inCheck(), position.inCheck(), () -> "check in " + fen);
        assertEquals(moves.isEmpty() && mailbox.inCheck(), position.isCheckmate(), () -> "mate in " + fen);
        assertEquals(moves.isEmpty() && !mailbox.inCheck(), position.isStalemate(), () -> "stalemate in " + fen);
        if (compared % 16 == 0) {
            for (Move move : position.legalMoves()) {
                Position after = position.play(move);
                assertEquals(mailbox.after(move.toString()).fen(), after.fen(), () -> "after " + move + " in " + fen);
                assertEquals(Position.ofFen(after.fen()).key(), after.key(), () -> "key after " + move + " in " + fen);
            }
        }
    }

    private static TreeSet<String> texts(Position position) {
        TreeSet<String> texts = new TreeSet<>();
        position.legalMoves().forEach(move -> texts.add(move.toString()));
        assertEquals(texts.size(), position.legalMoves().size(), () -> "a move twice in " + position);
        return texts;
    }

    /** Two positions of a game have one identity exactly if the definition gives them one. */
    private static final class Identities {
        private final Map<String, PositionIdentity> byDefinition = new HashMap<>();
        private final Map<PositionIdentity, String> byIdentity = new HashMap<>();

        void add(Position position, Mailbox mailbox) {
            String defined = mailbox.identity();
            PositionIdentity identity = position.identity();
            assertEquals(defined, byIdentity.computeIfAbsent(identity, any -> defined), position::fen);
            assertEquals(identity, byDefinition.computeIfAbsent(defined, any -> identity), position::fen);
        }
    }
}
