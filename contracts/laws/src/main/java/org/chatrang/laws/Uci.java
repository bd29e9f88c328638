package org.chatrang.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves in the long form of the Universal Chess Interface: "e2e4", "e7e8q", castling "e1g1" or, in Chess960, "e1h1". */
public final class Uci {
    private Uci() {}

    /**
     * The move, legal in the position, as text. Castling is written as the king's squares where king and rook stand as in
     * the usual game, otherwise as king takes rook.
     */
    public static String write(Position position, Move move) {
        if (move.isCastling() && isUsual(move)) {
            return Square.name(move.from()) + Square.name(move.destination());
        }
        return move.toString();
    }

    /** The move with castling always as king takes rook, as engines in Chess960 mode want it. */
    public static String writeChess960(Move move) {
        return move.toString();
    }

    /** A line of legal moves from a position, each as {@link #write} writes it. */
    public static List<String> writeLine(Position from, List<Move> line) {
        List<String> texts = new ArrayList<>(line.size());
        Position position = from;
        for (Move move : line) {
            texts.add(write(position, move));
            position = position.play(move);
        }
        return texts;
    }

    /**
     * The legal move a text names, castling in either form; empty if the text is no move or the move is not legal. {@link
     * #readAttempt} with {@link Legality#diagnose} says which.
     */
    public static Optional<Move> read(Position position, String text) {
        return readAttempt(text).flatMap(attempt -> switch (Legality.diagnose(
                position, attempt.from(), attempt.to(), attempt.promotion())) {
            case Diagnosis.Legal(Move move) -> Optional.of(move);
            case Diagnosis.Illegal ignored -> Optional.empty();
        });
    }

    /** The squares and promotion a text names, legal or not; empty if it is not four or five characters of that form. */
    public static Optional<Attempt> readAttempt(String text) {
        int from = Square.parse(text, 0);
        int to = Square.parse(text, 2);
        if (from == Square.NONE || to == Square.NONE || text.length() > 5) {
            return Optional.empty();
        }
        if (text.length() == 4) {
            return Optional.of(new Attempt(from, to, null));
        }
        PieceType promotion = PieceType.ofLetter(text.charAt(4));
        return promotion == null ? Optional.empty() : Optional.of(new Attempt(from, to, promotion));
    }

    private static boolean isUsual(Move castling) {
        int rookFile = Square.file(castling.to());
        return Square.file(castling.from()) == 4 && (rookFile == 0 || rookFile == 7);
    }
}
