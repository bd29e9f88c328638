package org.chatrang.laws;

import java.util.Arrays;
import java.util.List;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.EnPassant;
import org.chatrang.laws.board.MoveGenerator;

/**
 * A position that can be played from: one king a side, the side not to move not in check. Immutable, safe for use by
 * several threads. The en passant square is kept only while a capture there is legal.
 */
public final class Position {
    private static final Position INITIAL = of(Setup.initial());
    private static final Piece[] PIECES = Piece.values();

    private final Board board;
    /** The square the last move's double step passed over, whether or not a capture there is legal; to explain moves. */
    private final int passedOver;
    /** Found on first use; a race computes the same list twice. */
    private List<Move> legalMoves;

    private Position(Board board, int passedOver) {
        this.board = board;
        this.passedOver = passedOver;
    }

    /** The usual first position (Article 2.3). */
    public static Position initial() {
        return INITIAL;
    }

    /**
     * The position of a setup.
     *
     * @throws IllegalSetupException if it cannot be played from
     */
    public static Position of(Setup setup) {
        return switch (tryOf(setup)) {
            case Playability.Playable(Position position) -> position;
            case Playability.Unplayable(List<SetupProblem> problems) ->
                throw new IllegalSetupException(setup, problems);
        };
    }

    /** The position of a setup, or every reason why it cannot be played from. */
    public static Playability tryOf(Setup setup) {
        List<SetupProblem> problems = SetupCheck.problems(setup);
        return problems.isEmpty() ? new Playability.Playable(ofChecked(setup)) : new Playability.Unplayable(problems);
    }

    private static Position ofChecked(Setup setup) {
        Board board = board(setup);
        int stated = setup.enPassantSquare();
        boolean possible = stated != Square.NONE && EnPassant.isStructural(board, stated);
        return new Position(board, possible ? stated : Square.NONE);
    }

    /**
     * The position of a FEN, see {@link Setup#parse}.
     *
     * @throws FenException if the text is no FEN
     * @throws IllegalSetupException if the setup cannot be played from
     */
    public static Position ofFen(String fen) {
        return of(Setup.parse(fen));
    }

    static Board board(Setup setup) {
        return new Board(
                setup.squares(),
                setup.turn().ordinal(),
                setup.castlingRooks(),
                setup.enPassantSquare(),
                setup.halfmoveClock(),
                setup.fullmoveNumber());
    }

    /** Whose move it is. */
    public Colour turn() {
        return board.turn() == Codes.WHITE ? Colour.WHITE : Colour.BLACK;
    }

    /** The piece on the square, or null if it is empty. */
    public Piece pieceAt(int square) {
        int piece = board.pieceAt(Square.checkOnBoard(square));
        return piece == Codes.NONE ? null : PIECES[piece];
    }

    /** The first field of the FEN. */
    public String placement() {
        return setup().placement();
    }

    /** The FEN; castling as KQkq where that is exact, otherwise by the rook's file (X-FEN). */
    public String fen() {
        return setup().toFen();
    }

    /** The same as a setup, which can be edited. */
    public Setup setup() {
        byte[] squares = new byte[64];
        for (int square = 0; square < 64; square++) {
            squares[square] = (byte) board.pieceAt(square);
        }
        return new Setup(squares, turn(), castlingRooks(), enPassantSquare(), halfmoveClock(), fullmoveNumber());
    }

    /** Every legal move of the side to move, in no particular order; unmodifiable. */
    public List<Move> legalMoves() {
        List<Move> moves = legalMoves;
        if (moves == null) {
            moves = generate();
            legalMoves = moves;
        }
        return moves;
    }

    private List<Move> generate() {
        MoveGenerator generator = new MoveGenerator();
        int[] codes = new int[generator.count(board)];
        generator.generate(board, codes);
        Move[] moves = new Move[codes.length];
        Arrays.setAll(moves, i -> MoveCodes.move(codes[i]));
        return List.of(moves);
    }

    /** Whether the side to move may play this move. */
    public boolean isLegal(Move move) {
        return legalMoves().contains(move);
    }

    /**
     * The position after the move.
     *
     * @throws IllegalArgumentException if the move is not legal here; {@link Legality#diagnose} says why
     */
    public Position play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException(
                    "move " + move + " is not legal in \"" + fen() + "\"; play one of " + legalMoves());
        }
        Board next = new Board(board);
        next.make(MoveCodes.code(move));
        boolean doubleStep =
                (move.from() ^ move.to()) == 16 && pieceAt(move.from()).type() == PieceType.PAWN;
        return new Position(next, doubleStep ? (move.from() + move.to()) / 2 : Square.NONE);
    }

    /** Whether the move captures something or moves a pawn, so that the counts of 9.3 and 9.6.2 start anew. */
    public boolean zeroing(Move move) {
        return isCapture(move) || board.pieceAt(move.from()) % 6 == PieceType.PAWN.ordinal();
    }

    /** Whether the move, legal here, captures something. */
    public boolean isCapture(Move move) {
        return switch (move.kind()) {
            case NORMAL -> board.pieceAt(move.to()) != Codes.NONE;
            case EN_PASSANT -> true;
            case CASTLING -> false;
        };
    }

    /** Whether the king of the side to move is attacked (Article 3.9.1). */
    public boolean inCheck() {
        return board.checkers() != 0;
    }

    /** The squares (bit n = square n) of the men that give check. */
    public long checkers() {
        return board.checkers();
    }

    /** Whether the side to move is checkmated (Article 1.4.1). */
    public boolean isCheckmate() {
        return inCheck() && hasNoMove();
    }

    /** Whether the side to move is stalemated (Article 5.2.1). */
    public boolean isStalemate() {
        return !inCheck() && hasNoMove();
    }

    private boolean hasNoMove() {
        List<Move> known = legalMoves;
        return known != null ? known.isEmpty() : new MoveGenerator().count(board) == 0;
    }

    /** Plies since the last pawn move or capture (Articles 9.3 and 9.6.2). */
    public int halfmoveClock() {
        return board.halfmoveClock();
    }

    /** The number of the move to be made, from 1. */
    public int fullmoveNumber() {
        return board.fullmoveNumber();
    }

    /** The squares (bit n = square n) of the rooks whose castling right is not lost. */
    public long castlingRooks() {
        return board.castlingRooks();
    }

    /** The square on which a pawn can legally be captured en passant now, or {@link Square#NONE}. */
    public int enPassantSquare() {
        return board.enPassant();
    }

    /** The 64-bit Zobrist key. Equal identities have equal keys; equal keys almost always mean equal identities. */
    public long key() {
        return board.key();
    }

    /**
     * What makes two positions the same for repetition (Article 9.2.3), exactly. No position from before a {@link #zeroing}
     * move can come back, so whoever counts may forget those.
     */
    public PositionIdentity identity() {
        return PositionIdentity.of(board);
    }

    /** The square of that side's king. */
    public int kingSquare(Colour colour) {
        return board.king(colour.ordinal());
    }

    /** The squares (bit n = square n) of that side's men. */
    public long occupied(Colour colour) {
        return board.occupied(colour.ordinal());
    }

    /** The squares (bit n = square n) that hold this piece. */
    public long squaresOf(Piece piece) {
        return board.pieces(piece.colour().ordinal(), piece.type().ordinal());
    }

    /** A working board set up with this position, for searches. */
    public Board copyBoard() {
        return new Board(board);
    }

    int passedOver() {
        return passedOver;
    }

    /** The board itself, for reading only. */
    Board board() {
        return board;
    }

    /** Equal in everything, counters included; for repetition see {@link #identity()}. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Position that && board.sameAs(that.board);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(board.key()) * 31 + board.halfmoveClock();
    }

    @Override
    public String toString() {
        return fen();
    }
}
