package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Square;

/** Which men were lifted since the last press, in order: evidence for touch-move (Article 4.3). */
final class Lifts {
    /** More than anybody touches in a move; a box of men poured out is no evidence. */
    private static final int MOST = 64;

    private final List<Lift> lifts = new ArrayList<>();

    private record Lift(int square, Piece piece) {}

    /** A man left a square, or another took its place. */
    void add(int square, Piece piece) {
        if (lifts.size() < MOST) {
            lifts.add(new Lift(square, piece));
        }
    }

    /** Whether both kings were lifted. */
    boolean bothKings() {
        return king(Colour.WHITE) && king(Colour.BLACK);
    }

    private boolean king(Colour colour) {
        return lifts.stream().anyMatch(lift -> lift.piece() == Piece.of(colour, PieceType.KING));
    }

    /** The squares of all lifts, which are then forgotten: a move is completed. */
    List<String> take() {
        return take(lifts.size());
    }

    /** The squares of the lifts before the opponent first lifted that man, which are then forgotten. */
    List<String> takeBefore(int square, Colour opponent) {
        for (int i = 0; i < lifts.size(); i++) {
            Lift lift = lifts.get(i);
            if (lift.square() == square && lift.piece().colour() == opponent) {
                return take(i);
            }
        }
        return take();
    }

    private List<String> take(int count) {
        List<Lift> taken = lifts.subList(0, count);
        List<String> squares =
                taken.stream().map(lift -> Square.name(lift.square())).toList();
        taken.clear();
        return squares;
    }
}
