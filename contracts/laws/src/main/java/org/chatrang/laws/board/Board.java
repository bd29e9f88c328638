package org.chatrang.laws.board;

import java.util.Arrays;

/**
 * A playable position that can be changed in place: the working board of move generation, perft and searches. Nothing is
 * allocated by {@link #make} and {@link #unmake}. Not safe for use by several threads; {@code Position} is the immutable
 * face of it.
 *
 * <p>There is always exactly one king a side. The en passant square is set only while a capture there is legal, so that
 * equal keys mean equal possibilities (Article 9.2.3).
 */
public final class Board {
    final long[] byType = new long[6];
    final long[] byColour = new long[2];
    private final byte[] squares;
    int turn;
    long castling;
    int enPassant;
    private int halfmoveClock;
    private int fullmoveNumber;
    private long key;

    /**
     * @param squares 64 piece ordinals, {@link Codes#NONE} where empty, one king a side; copied
     * @param turn {@link Codes#WHITE} or {@link Codes#BLACK}
     * @param castlingRooks the squares of the rooks that still may castle
     * @param enPassant the square a pawn has just passed over, or {@link Codes#NONE}; forgotten unless a capture is legal
     */
    public Board(byte[] squares, int turn, long castlingRooks, int enPassant, int halfmoveClock, int fullmoveNumber) {
        this.squares = squares.clone();
        for (int square = 0; square < 64; square++) {
            int piece = squares[square];
            if (piece != Codes.NONE) {
                byType[Codes.type(piece)] |= 1L << square;
                byColour[Codes.colour(piece)] |= 1L << square;
            }
        }
        this.turn = turn;
        this.castling = castlingRooks;
        this.enPassant = Codes.NONE;
        if (enPassant != Codes.NONE && EnPassant.isStructural(this, enPassant)) {
            this.enPassant = EnPassant.isPossible(this, enPassant) ? enPassant : Codes.NONE;
        }
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
        this.key = freshKey();
    }

    /** An independent copy. */
    public Board(Board other) {
        System.arraycopy(other.byType, 0, byType, 0, 6);
        System.arraycopy(other.byColour, 0, byColour, 0, 2);
        this.squares = other.squares.clone();
        this.turn = other.turn;
        this.castling = other.castling;
        this.enPassant = other.enPassant;
        this.halfmoveClock = other.halfmoveClock;
        this.fullmoveNumber = other.fullmoveNumber;
        this.key = other.key;
    }

    /**
     * Plays a legal move.
     *
     * @param move as packed by {@link Codes}; an illegal one leaves the board in disorder
     * @return what {@link #unmake} needs to take it back
     */
    public long make(int move) {
        int from = Codes.from(move);
        int to = Codes.to(move);
        int piece = squares[from];
        int captured = Codes.kind(move) == Codes.NORMAL ? squares[to] : Codes.NONE;
        long undo = Undo.pack(captured, enPassant, castling, halfmoveClock);
        forgetEnPassant();
        halfmoveClock++;
        loseCastling(from, to, piece);
        switch (Codes.kind(move)) {
            case Codes.CASTLING -> castle(from, to, Codes.castledKing(from, to), Codes.castledRook(from, to));
            case Codes.EN_PASSANT -> {
                toggle(Codes.piece(turn ^ 1, Codes.PAWN), to ^ 8);
                squares[to ^ 8] = Codes.NONE;
                carry(piece, piece, from, to);
                halfmoveClock = 0;
            }
            default -> {
                if (captured != Codes.NONE) {
                    toggle(captured, to);
                    halfmoveClock = 0;
                }
                int promotion = Codes.promotion(move);
                carry(piece, promotion == 0 ? piece : Codes.piece(turn, promotion), from, to);
            }
        }
        fullmoveNumber += turn;
        turn ^= 1;
        key ^= Zobrist.BLACK_TO_MOVE;
        if (Codes.type(piece) == Codes.PAWN) {
            halfmoveClock = 0;
            if ((from ^ to) == 16) {
                offerEnPassant((from + to) >> 1);
            }
        }
        return undo;
    }

    /** Takes back the last move made, given what {@link #make} returned for it. */
    public void unmake(int move, long undo) {
        int from = Codes.from(move);
        int to = Codes.to(move);
        forgetEnPassant();
        turn ^= 1;
        key ^= Zobrist.BLACK_TO_MOVE;
        fullmoveNumber -= turn;
        switch (Codes.kind(move)) {
            case Codes.CASTLING -> castle(Codes.castledKing(from, to), Codes.castledRook(from, to), from, to);
            case Codes.EN_PASSANT -> {
                carry(squares[to], squares[to], to, from);
                int pawn = Codes.piece(turn ^ 1, Codes.PAWN);
                toggle(pawn, to ^ 8);
                squares[to ^ 8] = (byte) pawn;
            }
            default -> {
                int piece = squares[to];
                carry(piece, Codes.promotion(move) == 0 ? piece : Codes.piece(turn, Codes.PAWN), to, from);
                int captured = Undo.captured(undo);
                if (captured != Codes.NONE) {
                    toggle(captured, to);
                    squares[to] = (byte) captured;
                }
            }
        }
        long regained = Undo.castling(undo) ^ castling;
        if (regained != 0) {
            key ^= Zobrist.castling(regained);
            castling ^= regained;
        }
        enPassant = Undo.enPassant(undo);
        if (enPassant != Codes.NONE) {
            key ^= Zobrist.enPassant(enPassant);
        }
        halfmoveClock = Undo.halfmoveClock(undo);
    }

    private void carry(int leaving, int arriving, int from, int to) {
        toggle(leaving, from);
        toggle(arriving, to);
        squares[from] = Codes.NONE;
        squares[to] = (byte) arriving;
    }

    /** King and rook move together; in Chess960 either may arrive where the other stood. */
    private void castle(int kingFrom, int rookFrom, int kingTo, int rookTo) {
        int king = squares[kingFrom];
        int rook = squares[rookFrom];
        toggle(king, kingFrom);
        toggle(rook, rookFrom);
        squares[kingFrom] = Codes.NONE;
        squares[rookFrom] = Codes.NONE;
        toggle(king, kingTo);
        toggle(rook, rookTo);
        squares[kingTo] = (byte) king;
        squares[rookTo] = (byte) rook;
    }

    private void toggle(int piece, int square) {
        long bit = 1L << square;
        byType[Codes.type(piece)] ^= bit;
        byColour[Codes.colour(piece)] ^= bit;
        key ^= Zobrist.piece(piece, square);
    }

    private void loseCastling(int from, int to, int piece) {
        if (castling == 0) {
            return;
        }
        long lost = castling & (1L << from | 1L << to);
        if (Codes.type(piece) == Codes.KING) {
            lost |= castling & Bitboards.RANK_1 << 56 * turn;
        }
        if (lost != 0) {
            castling ^= lost;
            key ^= Zobrist.castling(lost);
        }
    }

    private void forgetEnPassant() {
        if (enPassant != Codes.NONE) {
            key ^= Zobrist.enPassant(enPassant);
            enPassant = Codes.NONE;
        }
    }

    private void offerEnPassant(int square) {
        if (EnPassant.isPossible(this, square)) {
            enPassant = square;
            key ^= Zobrist.enPassant(square);
        }
    }

    /** The piece ordinal on the square, or {@link Codes#NONE}. */
    public int pieceAt(int square) {
        return squares[square];
    }

    /** {@link Codes#WHITE} or {@link Codes#BLACK}. */
    public int turn() {
        return turn;
    }

    /** The squares of the rooks that still may castle. */
    public long castlingRooks() {
        return castling;
    }

    /** The square on which a pawn can legally be captured en passant, or {@link Codes#NONE}. */
    public int enPassant() {
        return enPassant;
    }

    /** Plies since the last pawn move or capture. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** Counts from 1, grows after each move of Black. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** The Zobrist key, kept up to date move by move. */
    public long key() {
        return key;
    }

    /** The squares of one colour's men. */
    public long occupied(int colour) {
        return byColour[colour];
    }

    /** All occupied squares. */
    public long occupied() {
        return byColour[0] | byColour[1];
    }

    /** The squares of the men of that colour and kind (ordinals). */
    public long pieces(int colour, int type) {
        return byColour[colour] & byType[type];
    }

    /** The square of that colour's king. */
    public int king(int colour) {
        return Long.numberOfTrailingZeros(byType[Codes.KING] & byColour[colour]);
    }

    /** The men of that colour that attack the square when these squares are occupied. */
    public long attackers(int colour, int square, long occupied) {
        long diagonal = byType[Codes.BISHOP] | byType[Codes.QUEEN];
        long straight = byType[Codes.ROOK] | byType[Codes.QUEEN];
        return byColour[colour]
                & (Attacks.pawn(colour ^ 1, square) & byType[Codes.PAWN]
                        | Attacks.knight(square) & byType[Codes.KNIGHT]
                        | Attacks.king(square) & byType[Codes.KING]
                        | Attacks.bishop(square, occupied) & diagonal
                        | Attacks.rook(square, occupied) & straight);
    }

    /** The men that give check to the player to move. */
    public long checkers() {
        return attackers(turn ^ 1, king(turn), occupied());
    }

    /** The key computed from scratch. */
    public long freshKey() {
        long fresh = turn == Codes.WHITE ? 0 : Zobrist.BLACK_TO_MOVE;
        for (int square = 0; square < 64; square++) {
            if (squares[square] != Codes.NONE) {
                fresh ^= Zobrist.piece(squares[square], square);
            }
        }
        fresh ^= Zobrist.castling(castling);
        return enPassant == Codes.NONE ? fresh : fresh ^ Zobrist.enPassant(enPassant);
    }

    /**
     * Takes over a position packed by {@link PackedBoard}: the men, castling rooks, en passant square and whose turn it is.
     * The counters start anew; {@link #key} is not kept up: who loads positions tells them apart by what is packed.
     */
    public void load(long odd, long middle, long high, long black, int turn) {
        Arrays.fill(squares, (byte) Codes.NONE);
        Arrays.fill(byType, 0);
        long occupied = odd | middle | high;
        byColour[Codes.WHITE] = occupied & ~black;
        byColour[Codes.BLACK] = occupied & black;
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int code = (int) (odd >>> square & 1 | (middle >>> square & 1) << 1 | (high >>> square & 1) << 2);
            int type = PackedBoard.type(code);
            byType[type] |= rest & -rest;
            squares[square] = (byte) Codes.piece((int) (black >>> square & 1), type);
        }
        castling = odd & middle & high;
        long passed = black & ~occupied;
        enPassant = passed == 0 ? Codes.NONE : Long.numberOfTrailingZeros(passed);
        this.turn = turn;
        halfmoveClock = 0;
        fullmoveNumber = 1;
        key = 0;
    }

    /** Equal in everything, counters included. */
    public boolean sameAs(Board other) {
        return Arrays.equals(squares, other.squares)
                && Arrays.equals(byType, other.byType)
                && Arrays.equals(byColour, other.byColour)
                && turn == other.turn
                && castling == other.castling
                && enPassant == other.enPassant
                && halfmoveClock == other.halfmoveClock
                && fullmoveNumber == other.fullmoveNumber
                && key == other.key;
    }
}
