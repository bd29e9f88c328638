package org.chatrang.laws;

/**
 * Takes the text of a move apart: marks from the end, then castling, or piece, origin, destination and promotion.
 *
 * @param text what it says of the move
 * @param marks what it says beside it
 */
record SanScan(SanText text, SanMarks marks) {
    /** Longer texts are no moves, and would only cost time. */
    private static final int LONGEST = 40;

    static SanScan of(String text, PieceLetters letters) {
        if (text.length() > LONGEST) {
            return unreadable("\"" + text.substring(0, LONGEST) + "...\" is too long for a move");
        }
        SanEnding ending = SanEnding.of(SanCharacters.plain(text));
        String move = ending.rest();
        SanMarks marks = ending.marks();
        SanText castling = castling(move);
        SanText parsed = castling != null ? castling : squares(move, letters);
        return parsed == null
                ? unreadable("\"" + text + "\" is no move: write it like " + letters.examples())
                : new SanScan(parsed, marks);
    }

    static SanMarks marksOf(String text) {
        return text.length() > LONGEST
                ? SanMarks.NONE
                : SanEnding.of(SanCharacters.plain(text)).marks();
    }

    private static SanScan unreadable(String reason) {
        return new SanScan(new SanText.Unreadable(reason), SanMarks.NONE);
    }

    /** Two or three letters O or zeros, with hyphens between all of them or none. */
    private static SanText castling(String move) {
        return switch (move.replace('0', 'O').replace('o', 'O')) {
            case "O-O", "OO" -> new SanText.Castling(true);
            case "O-O-O", "OOO" -> new SanText.Castling(false);
            default -> null;
        };
    }

    private static SanText squares(String move, PieceLetters letters) {
        if (move.isEmpty()) {
            return null;
        }
        PieceType figurine = SanCharacters.figurine(move.charAt(0));
        PieceType type = figurine != null ? figurine : letters.initial(move.charAt(0));
        int start = type == null ? 0 : 1;
        int end = move.length();
        PieceType promotion = null;
        if (end > start && !isDigit(move.charAt(end - 1))) {
            int letter = move.charAt(end - 1) == ')' ? end - 2 : end - 1;
            promotion = letter > start ? promotion(move.charAt(letter), letters) : null;
            if (promotion == null) {
                return null;
            }
            end = letter - sign(move, letter, end);
        }
        int to = Square.parse(move, end - 2);
        return end - 2 < start || to == Square.NONE ? null : origin(move, start, end - 2, type, to, promotion);
    }

    private static PieceType promotion(char letter, PieceLetters letters) {
        PieceType figurine = SanCharacters.figurine(letter);
        return figurine != null ? figurine : letters.promotion(letter);
    }

    /** How many signs stand before the promotion's letter: an opening bracket if one closes after it, otherwise = or /. */
    private static int sign(String move, int letter, int end) {
        char before = move.charAt(letter - 1);
        if (letter == end - 2) {
            return before == '(' ? 1 : end;
        }
        return before == '=' || before == '/' ? 1 : 0;
    }

    private static SanText origin(String move, int start, int end, PieceType type, int to, PieceType promotion) {
        int at = start;
        int file = at < end ? fileOf(move.charAt(at)) : -1;
        at += file >= 0 ? 1 : 0;
        int rank = at < end ? rankOf(move.charAt(at)) : -1;
        at += rank >= 0 ? 1 : 0;
        boolean capture = at < end && SanEnding.isCapture(move.charAt(at));
        at += capture || at < end && move.charAt(at) == '-' ? 1 : 0;
        if (at != end) {
            return null;
        }
        return file >= 0 && rank >= 0
                ? new SanText.Squares(type, Square.of(file, rank), to, promotion)
                : new SanText.Piece(type == null ? PieceType.PAWN : type, file, rank, capture, to, promotion);
    }

    private static boolean isDigit(char c) {
        return c >= '1' && c <= '8';
    }

    private static int fileOf(char c) {
        return c >= 'a' && c <= 'h' ? c - 'a' : -1;
    }

    private static int rankOf(char c) {
        return c >= '1' && c <= '8' ? c - '1' : -1;
    }
}
