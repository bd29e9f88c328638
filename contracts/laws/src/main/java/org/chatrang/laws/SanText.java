package org.chatrang.laws;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a SAN text says, before any position is looked at. */
sealed interface SanText {

    /** O-O or O-O-O. */
    record Castling(boolean kingSide) implements SanText {}

    /** Both squares are given; the piece is null if no letter was. */
    record Squares(PieceType piece, int from, int to, PieceType promotion) implements SanText {}

    /** A piece and a destination; file and rank of the origin are -1 where not given. */
    record Piece(PieceType type, int file, int rank, boolean capture, int to, PieceType promotion) implements SanText {}

    /** Nothing of that kind. */
    record Unreadable(String reason) implements SanText {}

    /** Longer texts are no moves, and would only cost time. */
    int LONGEST = 40;

    Pattern ENDING = Pattern.compile("(?:\\s|[+#!?=\\u2020\\u2021]|\\(=\\)|e\\.?p\\.?)+$");
    Pattern CASTLE = Pattern.compile("[O0o]-?[O0o](-?[O0o])?");
    Pattern MOVE =
            Pattern.compile("([KQRBNPkqrn])?([a-h])?([1-8])?([-x:])?([a-h][1-8])(?:[=/(]?([QRBNKPqrbnkp])\\)?)?");

    static SanText parse(String text) {
        if (text.length() > LONGEST) {
            return new Unreadable("\"" + text.substring(0, LONGEST) + "...\" is too long for a move");
        }
        String move = ENDING.matcher(plainLetters(text.strip())).replaceFirst("");
        Matcher castle = CASTLE.matcher(move);
        if (castle.matches()) {
            return new Castling(castle.group(1) == null);
        }
        Matcher matcher = MOVE.matcher(move);
        if (!matcher.matches()) {
            return new Unreadable("\"" + text + "\" is no move: write it like Nf3, exd5, e8=Q or O-O");
        }
        PieceType type = letter(matcher.group(1));
        PieceType promotion = letter(matcher.group(6));
        int file = matcher.group(2) == null ? -1 : matcher.group(2).charAt(0) - 'a';
        int rank = matcher.group(3) == null ? -1 : matcher.group(3).charAt(0) - '1';
        int to = Square.of(matcher.group(5));
        if (file >= 0 && rank >= 0) {
            return new Squares(type, Square.of(file, rank), to, promotion);
        }
        boolean capture = "x".equals(matcher.group(4)) || ":".equals(matcher.group(4));
        return new Piece(type == null ? PieceType.PAWN : type, file, rank, capture, to, promotion);
    }

    private static PieceType letter(String letter) {
        return letter == null ? null : PieceType.ofLetter(letter.charAt(0));
    }

    /** Figurines become English initials, typographic dashes and multiplication signs plain ones. */
    private static String plainLetters(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter >= '\u2654' && letter <= '\u265F') {
                plain.append("KQRBNP".charAt((letter - '\u2654') % 6));
            } else if (letter >= '\u2010' && letter <= '\u2015' || letter == '\u2212') {
                plain.append('-');
            } else {
                plain.append(letter == '\u00D7' ? 'x' : letter);
            }
        }
        return plain.toString();
    }
}
