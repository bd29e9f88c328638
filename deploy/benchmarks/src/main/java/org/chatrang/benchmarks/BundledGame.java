package org.chatrang.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;

/** One game to measure with: A. Anderssen against J. Dufresne, Berlin 1852, with castling, checks, sacrifices and mate. */
final class BundledGame {
    /** Its moves as PGN has them. */
    static final String MOVETEXT = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6"
            + " 9. e5 Qg6 10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5"
            + " 17. Nf6+ gxf6 18. exf6 Rg8 19. Rad1 Qxf3 20. Rxe7+ Nxe7 21. Qxd7+ Kxd7 22. Bf5+ Ke8 23. Bd7+ Kf8"
            + " 24. Bxe7#";

    private BundledGame() {}

    /** One half-move in all its forms. */
    record Ply(Position before, String san, Move move) {}

    static List<Ply> plies() {
        List<Ply> plies = new ArrayList<>();
        Position position = Position.initial();
        for (String word : MOVETEXT.split(" ")) {
            if (Character.isDigit(word.charAt(0))) {
                continue;
            }
            if (!(San.read(position, word) instanceof SanReading.Legal(Move move))) {
                throw new IllegalStateException("the bundled game is broken at " + word);
            }
            plies.add(new Ply(position, word, move));
            position = position.play(move);
        }
        return plies;
    }
}
