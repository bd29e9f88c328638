package org.chatrang.laws;

import java.util.Arrays;
import java.util.Objects;
import org.chatrang.laws.board.Codes;

/**
 * Whatever a board can show: no king, three kings, pawns on the last rank. Immutable. {@link Position#tryOf} says
 * whether it can be played from.
 */
public final class Setup {
    private static final Setup EMPTY = new FenReader("8/8/8/8/8/8/8/8 w - - 0 1").read();

    private final byte[] squares;
    private final Colour turn;
    private final long castlingRooks;
    private final int enPassant;
    private final int halfmoveClock;
    private final int fullmoveNumber;

    /** Takes over the array of piece ordinals: the caller must not keep it. */
    Setup(byte[] squares, Colour turn, long castlingRooks, int enPassant, int halfmoveClock, int fullmoveNumber) {
        if ((castlingRooks & ~0xFF000000000000FFL) != 0) {
            throw new IllegalArgumentException("castling rooks stand on the first or the eighth rank, not elsewhere");
        }
        if (enPassant != Square.NONE && !(Square.isOnBoard(enPassant) && isEnPassantRank(enPassant))) {
            throw new IllegalArgumentException(
                    "en passant square " + enPassant + ": use a square of the third or sixth rank, or Square.NONE");
        }
        if (halfmoveClock < 0 || fullmoveNumber < 1) {
            throw new IllegalArgumentException("half-move clock " + halfmoveClock + ", move number " + fullmoveNumber
                    + ": use at least 0 and at least 1");
        }
        this.squares = squares;
        this.turn = Objects.requireNonNull(turn, "turn");
        this.castlingRooks = castlingRooks;
        this.enPassant = enPassant;
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
    }

    static boolean isEnPassantRank(int square) {
        return Square.rank(square) == 2 || Square.rank(square) == 5;
    }

    /** The usual first position (Article 2.3). */
    public static Setup initial() {
        return chess960(518);
    }

    /**
     * A first position of Chess960 (Guidelines II), numbered after Scharnagl; 518 is the usual one.
     *
     * @throws IllegalArgumentException if the number is not 0 to 959
     */
    public static Setup chess960(int number) {
        return parse(Chess960.fen(number));
    }

    /** An empty board, White to move. */
    public static Setup empty() {
        return EMPTY;
    }

    /**
     * Reads FEN with all six fields or without the last one or two (then 0 and 1), castling also as X-FEN and
     * Shredder-FEN. A move number 0 is read as 1.
     *
     * @throws FenException if the text is no FEN; it names the field, the place and the fix
     */
    public static Setup parse(String fen) {
        return new FenReader(fen).read();
    }

    /**
     * Reads the first field of a FEN alone, as sensor boards report it: White to move, no castling.
     *
     * @throws FenException if the text is no placement
     */
    public static Setup ofPlacement(String placement) {
        return new Setup(new FenReader(placement).readPlacementOnly(), Colour.WHITE, 0, Square.NONE, 0, 1);
    }

    /** The piece on the square, or null if it is empty. */
    public Piece pieceAt(int square) {
        int piece = squares[Square.checkOnBoard(square)];
        return piece == Codes.NONE ? null : Piece.ofOrdinal(piece);
    }

    public Colour turn() {
        return turn;
    }

    /** The squares (bit n = square n) of the rooks said to have the right to castle. */
    public long castlingRooks() {
        return castlingRooks;
    }

    /** The square a pawn is said to have just passed over, or {@link Square#NONE}. */
    public int enPassantSquare() {
        return enPassant;
    }

    /** Plies since the last pawn move or capture. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the move to be made, from 1. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** The squares (bit n = square n) that hold this piece. */
    public long squaresOf(Piece piece) {
        long set = 0;
        for (int square = 0; square < 64; square++) {
            set |= squares[square] == piece.ordinal() ? Square.bit(square) : 0;
        }
        return set;
    }

    /** The same with that piece on the square, or with the square empty if the piece is null. */
    public Setup with(int square, Piece piece) {
        byte[] changed = squares.clone();
        changed[Square.checkOnBoard(square)] = (byte) (piece == null ? Codes.NONE : piece.ordinal());
        return new Setup(changed, turn, castlingRooks, enPassant, halfmoveClock, fullmoveNumber);
    }

    /** The same with the other side or the same side to move, nothing else changed. */
    public Setup withTurn(Colour side) {
        return new Setup(squares, side, castlingRooks, enPassant, halfmoveClock, fullmoveNumber);
    }

    /** The same with these rooks' squares (bit n = square n) as the castling rights. */
    public Setup withCastlingRooks(long rooks) {
        return new Setup(squares, turn, rooks, enPassant, halfmoveClock, fullmoveNumber);
    }

    /** The same with that square, or {@link Square#NONE}, as the en passant square. */
    public Setup withEnPassantSquare(int square) {
        return new Setup(squares, turn, castlingRooks, square, halfmoveClock, fullmoveNumber);
    }

    /** The same with these counters. */
    public Setup withCounters(int halfmoves, int fullmoves) {
        return new Setup(squares, turn, castlingRooks, enPassant, halfmoves, fullmoves);
    }

    /**
     * The board after a piece was carried from a square to a square, legal or not, and the other side is to move: for an
     * illegal move that stands (Article A.5.2). A right to castle goes with the king or rook that left; captures and pawn
     * moves start the half-move clock anew; there is no en passant capture next.
     *
     * @throws IllegalArgumentException if no piece stands on the square left
     */
    public Setup after(Attempt attempt) {
        return SetupEdit.after(this, attempt);
    }

    /** The first field of the FEN: which piece stands where. Equal texts mean equal placements. */
    public String placement() {
        return FenWriter.placement(squares);
    }

    /** All six fields; castling as KQkq where that is exact, otherwise by the rook's file (X-FEN). */
    public String toFen() {
        return FenWriter.fen(this, squares, false);
    }

    /** All six fields; castling by the files of the rooks (Shredder-FEN). */
    public String toShredderFen() {
        return FenWriter.fen(this, squares, true);
    }

    byte[] squares() {
        return squares;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that
                && Arrays.equals(squares, that.squares)
                && turn == that.turn
                && castlingRooks == that.castlingRooks
                && enPassant == that.enPassant
                && halfmoveClock == that.halfmoveClock
                && fullmoveNumber == that.fullmoveNumber;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(squares)
                + Objects.hash(turn, castlingRooks, enPassant, halfmoveClock, fullmoveNumber);
    }

    @Override
    public String toString() {
        return toFen();
    }
}
