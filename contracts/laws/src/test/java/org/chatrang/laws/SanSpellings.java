package org.chatrang.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Every spelling of every legal move of a position that a reader may accept, made move by move and without the reader: the
 * other half of a test of the reader. A text that spells several moves is ambiguous, one that spells none is no legal move.
 */
public final class SanSpellings {
    private final Position position;
    private final Map<String, Set<Move>> moves = new HashMap<>();

    private SanSpellings(Position position) {
        this.position = position;
    }

    /** The spellings with English letters, and the moves each of them spells. */
    public static Map<String, Set<Move>> of(Position position) {
        SanSpellings spellings = new SanSpellings(position);
        position.legalMoves().forEach(spellings::spell);
        return spellings.moves;
    }

    private void spell(Move move) {
        if (move.isCastling()) {
            castling(move);
        } else {
            List<String> squares = position.pieceAt(move.from()).type() == PieceType.PAWN ? pawn(move) : officer(move);
            for (String text : squares) {
                for (String promotion : promotions(move)) {
                    add(text + promotion, move);
                }
            }
        }
    }

    private void castling(Move move) {
        for (String between : List.of("-", "")) {
            List<String> texts = List.of("O", "0", "o");
            for (int letters = move.isKingSide() ? 2 : 3; letters > 1; letters--) {
                texts = texts.stream()
                        .flatMap(text -> Stream.of("O", "0", "o").map(letter -> text + between + letter))
                        .toList();
            }
            texts.forEach(text -> add(text, move));
        }
        List<Integer> targets = new ArrayList<>(List.of(move.to()));
        if (Math.abs(move.destination() - move.from()) > 1) {
            targets.add(move.destination());
        }
        for (int to : targets) {
            for (String king : List.of("", "K", "k")) {
                for (String sign : List.of("", "-", "x", ":")) {
                    add(king + Square.name(move.from()) + sign + Square.name(to), move);
                }
            }
        }
    }

    private List<String> officer(Move move) {
        char letter = position.pieceAt(move.from()).type().letter();
        List<String> texts = new ArrayList<>();
        for (String sign : signs(move)) {
            String end = sign + Square.name(move.to());
            texts.add(Square.name(move.from()) + end);
            for (String initial : letter == 'B' ? List.of("B") : List.of("" + letter, "" + (char) (letter + 32))) {
                for (String origin : origins(move)) {
                    texts.add(initial + origin + end);
                }
            }
        }
        return texts;
    }

    private List<String> pawn(Move move) {
        List<String> texts = new ArrayList<>();
        boolean capture = position.isCapture(move);
        for (String sign : signs(move)) {
            String end = sign + Square.name(move.to());
            for (String initial : List.of("", "P", "p")) {
                for (String origin : origins(move)) {
                    boolean fileless = origin.isEmpty() || Character.isDigit(origin.charAt(0));
                    boolean signed = sign.equals("x") || sign.equals(":");
                    if (!capture || !fileless || signed) {
                        texts.add(initial + origin + end);
                    }
                }
            }
        }
        return texts;
    }

    private static List<String> origins(Move move) {
        String from = Square.name(move.from());
        return List.of("", from.substring(0, 1), from.substring(1), from);
    }

    private List<String> signs(Move move) {
        return position.isCapture(move) ? List.of("", "-", "x", ":") : List.of("", "-");
    }

    private static List<String> promotions(Move move) {
        if (move.promotion() == null) {
            return List.of("");
        }
        List<String> texts = new ArrayList<>();
        char capital = move.promotion().letter();
        for (char letter : new char[] {capital, (char) (capital + 32)}) {
            texts.addAll(List.of("" + letter, "=" + letter, "/" + letter, "(" + letter + ")"));
        }
        return texts;
    }

    private void add(String text, Move move) {
        moves.computeIfAbsent(text, key -> new HashSet<>()).add(move);
    }
}
