package org.chatrang.laws.oracle;

import org.chatrang.laws.Square;

/**
 * FEN from a mailbox: six fields, the en passant square only if a capture there is legal, castling as KQkq where the rook is
 * the outermost one on its side of the king, otherwise by its file (X-FEN).
 */
final class PlainFen {
    private PlainFen() {}

    static String write(Mailbox mailbox) {
        return placement(mailbox) + (mailbox.isWhiteToMove() ? " w " : " b ") + castling(mailbox) + " "
                + (mailbox.capturesInPassing().isEmpty() ? "-" : Square.name(mailbox.passedOver())) + " "
                + mailbox.halfmoves() + " " + mailbox.fullmoves();
    }

    private static String placement(Mailbox mailbox) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                text.append(mailbox.letter(8 * rank + file));
            }
            text.append(rank > 0 ? "/" : "");
        }
        return countEmpty(text.toString());
    }

    /** A placement with dots for empty squares, as FEN has it. */
    static String countEmpty(String placement) {
        String counted = placement;
        for (int empty = 8; empty > 0; empty--) {
            counted = counted.replace(".".repeat(empty), String.valueOf(empty));
        }
        return counted;
    }

    private static String castling(Mailbox mailbox) {
        String text = castling(mailbox, true, false)
                + castling(mailbox, true, true)
                + castling(mailbox, false, false)
                + castling(mailbox, false, true);
        return text.isEmpty() ? "-" : text;
    }

    private static String castling(Mailbox mailbox, boolean white, boolean west) {
        int king = mailbox.king(white);
        for (int rook : mailbox.castlingRooks()) {
            if (rook / 8 == (white ? 0 : 7) && rook < king == west) {
                char letter = isOutermost(mailbox, white, rook, west)
                        ? (west ? 'q' : 'k')
                        : Square.name(rook).charAt(0);
                return String.valueOf(white ? Character.toUpperCase(letter) : letter);
            }
        }
        return "";
    }

    private static boolean isOutermost(Mailbox mailbox, boolean white, int rook, boolean west) {
        int step = west ? -1 : 1;
        for (int square = rook + step; square >= 0 && square / 8 == rook / 8; square += step) {
            if (mailbox.letter(square) == (white ? 'R' : 'r')) {
                return false;
            }
        }
        return true;
    }
}
