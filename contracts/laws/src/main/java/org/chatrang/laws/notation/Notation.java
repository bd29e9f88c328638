package org.chatrang.laws.notation;

import org.chatrang.laws.Move;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;

/** Short algebraic notation in several languages. */
public final class Notation {
    private static final char LEFT_TO_RIGHT_ISOLATE = '\u2066';
    private static final char POP_ISOLATE = '\u2069';

    private Notation() {}

    /**
     * Writes a legal move as broadcasts do, with that language's letters.
     *
     * @throws IllegalArgumentException if the move is not legal in the position
     */
    public static String write(Position position, Move move, Language language) {
        return translate(San.write(position, move), language);
    }

    /**
     * Writes a legal move in that style.
     *
     * @throws IllegalArgumentException if the move is not legal in the position
     */
    public static String write(Position position, Move move, NotationStyle style) {
        String text = translate(San.write(position, move), style.language());
        if (style.zeros() && move.isCastling()) {
            text = text.replace('O', '0');
        }
        if (style.passing() && move.kind() == Move.Kind.EN_PASSANT) {
            int end = text.length() - (text.endsWith("+") || text.endsWith("#") ? 1 : 0);
            text = text.substring(0, end) + " e.p." + text.substring(end);
        }
        return style.doubleMate() ? text.replace("#", "++") : text;
    }

    /** Reads a move with that language's letters, or figurines; see {@link San#read} for what else is understood. */
    public static SanReading read(Position position, String text, Language language) {
        return San.read(position, text, language);
    }

    /** The move kept from mixing with the text around it on a screen; see the package about direction. */
    public static String isolated(String move) {
        return LEFT_TO_RIGHT_ISOLATE + move + POP_ISOLATE;
    }

    /** Puts a language's letters for the English ones of a move as {@link San#write} writes it. */
    static String translate(String san, Language language) {
        if (language == Language.ENGLISH || san.charAt(0) == 'O') {
            return san;
        }
        StringBuilder text = new StringBuilder(san);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                text.setCharAt(i, language.letter(PieceType.ofLetter(c)));
            }
        }
        return text.toString();
    }
}
