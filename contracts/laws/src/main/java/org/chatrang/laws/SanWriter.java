package org.chatrang.laws;

/** Writes a move's SAN up to the sign for check or mate. */
final class SanWriter {
    private SanWriter() {}

    static String withoutEnding(Position position, Move move) {
        if (move.isCastling()) {
            return move.isKingSide() ? "O-O" : "O-O-O";
        }
        StringBuilder san = new StringBuilder(8);
        PieceType type = position.pieceAt(move.from()).type();
        boolean capture = position.isCapture(move);
        if (type == PieceType.PAWN) {
            if (capture) {
                san.append(Square.fileLetter(move.from()));
            }
        } else {
            san.append(type.letter());
            appendOrigin(san, position, move);
        }
        if (capture) {
            san.append('x');
        }
        san.append(Square.name(move.to()));
        if (move.promotion() != null) {
            san.append('=').append(move.promotion().letter());
        }
        return san.toString();
    }

    /** The file if that is enough, else the rank, else both (Appendix C.10). */
    private static void appendOrigin(StringBuilder san, Position position, Move move) {
        Piece piece = position.pieceAt(move.from());
        boolean rivals = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (Move other : position.legalMoves()) {
            if (other.to() == move.to()
                    && other.from() != move.from()
                    && !other.isCastling()
                    && position.pieceAt(other.from()) == piece) {
                rivals = true;
                sameFile |= Square.file(other.from()) == Square.file(move.from());
                sameRank |= Square.rank(other.from()) == Square.rank(move.from());
            }
        }
        if (rivals && (!sameFile || sameRank)) {
            san.append(Square.fileLetter(move.from()));
        }
        if (sameFile) {
            san.append(Square.rankDigit(move.from()));
        }
    }
}
