package org.chatrang.laws.placement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chatrang.laws.Man;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;
import org.chatrang.laws.board.Attacks;

/**
 * How a placement differs from the one expected. Alike men are paired so that each seems to have gone where it could have
 * moved, else as near as possible: which of two knights is the one that stands wrong cannot be seen.
 *
 * @param displaced men that stand elsewhere
 * @param missing men expected and not found anywhere
 * @param surplus men found and not expected anywhere
 * @param squares every square that differs, in ascending order
 */
public record Differences(List<Displaced> displaced, List<Man> missing, List<Man> surplus, List<Integer> squares) {
    public Differences {
        displaced = List.copyOf(displaced);
        missing = List.copyOf(missing);
        surplus = List.copyOf(surplus);
        squares = List.copyOf(squares);
    }

    /** Compares two placements; nothing else of the setups is looked at. */
    public static Differences between(Setup expected, Setup observed) {
        List<Man> gone = new ArrayList<>();
        List<Man> come = new ArrayList<>();
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            Piece before = expected.pieceAt(square);
            Piece now = observed.pieceAt(square);
            if (before == now) {
                continue;
            }
            squares.add(square);
            if (before != null) {
                gone.add(new Man(before, square));
            }
            if (now != null) {
                come.add(new Man(now, square));
            }
        }
        return new Differences(pair(gone, come), gone, come, squares);
    }

    /** Whether the two placements are the same. */
    public boolean none() {
        return squares.isEmpty();
    }

    /** Takes the pairs out of the two lists, the likeliest first. */
    private static List<Displaced> pair(List<Man> gone, List<Man> come) {
        List<Displaced> pairs = new ArrayList<>();
        for (Man from : gone) {
            for (Man to : come) {
                if (from.piece() == to.piece()) {
                    pairs.add(new Displaced(from.piece(), from.square(), to.square()));
                }
            }
        }
        pairs.sort(Comparator.comparingInt(Differences::unlikeliness)
                .thenComparingInt(Displaced::from)
                .thenComparingInt(Displaced::to));
        List<Displaced> displaced = new ArrayList<>();
        for (Displaced pair : pairs) {
            Man from = new Man(pair.piece(), pair.from());
            Man to = new Man(pair.piece(), pair.to());
            if (gone.contains(from) && come.contains(to)) {
                gone.remove(from);
                come.remove(to);
                displaced.add(pair);
            }
        }
        return displaced;
    }

    private static int unlikeliness(Displaced pair) {
        int files = Math.abs(Square.file(pair.from()) - Square.file(pair.to()));
        int ranks = Math.abs(Square.rank(pair.from()) - Square.rank(pair.to()));
        return 2 * Math.max(files, ranks) + Math.min(files, ranks) + (couldMove(pair) ? 0 : 32);
    }

    private static boolean couldMove(Displaced pair) {
        int from = pair.from();
        long reach = switch (pair.piece().type()) {
            case PAWN -> pawnReach(pair);
            case KNIGHT -> Attacks.knight(from);
            case BISHOP -> Attacks.bishop(from, 0);
            case ROOK -> Attacks.rook(from, 0);
            case QUEEN -> Attacks.bishop(from, 0) | Attacks.rook(from, 0);
            case KING -> Attacks.king(from);
        };
        return (reach & Square.bit(pair.to())) != 0;
    }

    private static long pawnReach(Displaced pair) {
        int colour = pair.piece().colour().ordinal();
        int forward = colour == 0 ? 8 : -8;
        int step = pair.to() - pair.from();
        boolean home = Square.rank(pair.from()) == (colour == 0 ? 1 : 6);
        boolean push = step == forward || home && step == 2 * forward;
        return Attacks.pawn(colour, pair.from()) | (push ? Square.bit(pair.to()) : 0);
    }
}
