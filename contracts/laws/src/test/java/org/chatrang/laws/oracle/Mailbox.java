package org.chatrang.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;

/**
 * The Laws once more, as slowly and plainly as possible: letters in an array, every move tried out and kept if the king is
 * not attacked afterwards. Shares nothing with the bitboards but the reading of a {@link Setup}. Moves are texts like
 * "e2e4", "e7e8q", castling as king takes rook.
 */
public final class Mailbox {
    private final char[] board = new char[64];
    private boolean white;
    private final TreeSet<Integer> castlingRooks = new TreeSet<>();
    private int passedOver = -1;
    private int halfmoves;
    private int fullmoves = 1;

    private Mailbox() {}

    public static Mailbox of(Setup setup) {
        Mailbox mailbox = new Mailbox();
        for (int square = 0; square < 64; square++) {
            Piece piece = setup.pieceAt(square);
            mailbox.board[square] = piece == null ? '.' : piece.letter();
            if ((setup.castlingRooks() >>> square & 1) != 0) {
                mailbox.castlingRooks.add(square);
            }
        }
        mailbox.white = setup.turn() == Colour.WHITE;
        int stated = setup.enPassantSquare();
        int forward = mailbox.white ? 8 : -8;
        if (stated != Square.NONE
                && stated / 8 == (mailbox.white ? 5 : 2)
                && mailbox.board[stated] == '.'
                && mailbox.board[stated + forward] == '.'
                && mailbox.board[stated - forward] == (mailbox.white ? 'p' : 'P')) {
            mailbox.passedOver = stated;
        }
        mailbox.halfmoves = setup.halfmoveClock();
        mailbox.fullmoves = setup.fullmoveNumber();
        return mailbox;
    }

    private Mailbox copy() {
        Mailbox copy = new Mailbox();
        System.arraycopy(board, 0, copy.board, 0, 64);
        copy.white = white;
        copy.castlingRooks.addAll(castlingRooks);
        copy.passedOver = passedOver;
        copy.halfmoves = halfmoves;
        copy.fullmoves = fullmoves;
        return copy;
    }

    /** All legal moves, sorted. */
    public TreeSet<String> legalMoves() {
        TreeSet<String> legal = new TreeSet<>();
        for (int from = 0; from < 64; from++) {
            if (isOwn(from)) {
                for (String move : candidates(from)) {
                    if (!after(move).isKingAttacked(white)) {
                        legal.add(move);
                    }
                }
            }
        }
        for (int rook : castlingRooks) {
            if (rook / 8 == (white ? 0 : 7) && mayCastle(king(white), rook)) {
                legal.add(Square.name(king(white)) + Square.name(rook));
            }
        }
        return legal;
    }

    public boolean inCheck() {
        return isKingAttacked(white);
    }

    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        long sum = 0;
        for (String move : legalMoves()) {
            sum += after(move).perft(depth - 1);
        }
        return sum;
    }

    /** The board after a move, nothing checked. */
    public Mailbox after(String move) {
        Mailbox next = copy();
        int from = Square.of(move.substring(0, 2));
        int to = Square.of(move.substring(2, 4));
        char piece = board[from];
        boolean zeroing = Character.toLowerCase(piece) == 'p' || isEnemy(to);
        next.halfmoves = zeroing ? 0 : halfmoves + 1;
        next.fullmoves = white ? fullmoves : fullmoves + 1;
        next.board[from] = '.';
        if (Character.toLowerCase(piece) == 'k' && board[to] == (white ? 'R' : 'r')) {
            next.board[to] = '.';
            next.board[from / 8 * 8 + (to > from ? 6 : 2)] = piece;
            next.board[from / 8 * 8 + (to > from ? 5 : 3)] = white ? 'R' : 'r';
        } else {
            next.board[to] = piece;
            if (Character.toLowerCase(piece) == 'p') {
                if (to == passedOver) {
                    next.board[white ? to - 8 : to + 8] = '.';
                }
                if (move.length() == 5) {
                    next.board[to] = white ? Character.toUpperCase(move.charAt(4)) : move.charAt(4);
                }
            }
        }
        next.passedOver = Character.toLowerCase(piece) == 'p' && Math.abs(to - from) == 16 ? (from + to) / 2 : -1;
        next.castlingRooks.remove(from);
        next.castlingRooks.remove(to);
        if (Character.toLowerCase(piece) == 'k') {
            next.castlingRooks.removeIf(rook -> rook / 8 == (white ? 0 : 7));
        }
        next.white = !white;
        return next;
    }

    /** Everything that makes two positions the same under Article 9.2.3, spelled out. */
    public String identity() {
        return new String(board) + white + castlingRooks + capturesInPassing();
    }

    /** The legal en passant captures. */
    TreeSet<String> capturesInPassing() {
        TreeSet<String> captures = new TreeSet<>();
        if (passedOver < 0) {
            return captures;
        }
        for (String move : legalMoves()) {
            boolean pawn = Character.toLowerCase(board[Square.of(move.substring(0, 2))]) == 'p';
            if (pawn && Square.of(move.substring(2, 4)) == passedOver && move.charAt(0) != move.charAt(2)) {
                captures.add(move);
            }
        }
        return captures;
    }

    /** The FEN; see {@link PlainFen}. */
    public String fen() {
        return PlainFen.write(this);
    }

    char letter(int square) {
        return board[square];
    }

    boolean isWhiteToMove() {
        return white;
    }

    TreeSet<Integer> castlingRooks() {
        return castlingRooks;
    }

    int passedOver() {
        return passedOver;
    }

    int halfmoves() {
        return halfmoves;
    }

    int fullmoves() {
        return fullmoves;
    }

    private boolean isOwn(int square) {
        return board[square] != '.' && Character.isUpperCase(board[square]) == white;
    }

    private boolean isEnemy(int square) {
        return board[square] != '.' && !isOwn(square);
    }

    private List<String> candidates(int from) {
        List<String> moves = new ArrayList<>();
        switch (Character.toLowerCase(board[from])) {
            case 'p' -> pawnMoves(from, moves);
            case 'n' -> pieceMoves(from, PlainAttacks.KNIGHT, 1, moves);
            case 'b' -> pieceMoves(from, PlainAttacks.BISHOP, 7, moves);
            case 'r' -> pieceMoves(from, PlainAttacks.ROOK, 7, moves);
            case 'q' -> pieceMoves(from, PlainAttacks.QUEEN, 7, moves);
            case 'k' -> pieceMoves(from, PlainAttacks.QUEEN, 1, moves);
            default -> throw new AssertionError("letter " + board[from]);
        }
        return moves;
    }

    private void pieceMoves(int from, int[][] directions, int reach, List<String> moves) {
        for (int[] direction : directions) {
            int square = from;
            for (int step = 0; step < reach; step++) {
                square = PlainAttacks.stepped(square, direction[0], direction[1]);
                if (square < 0 || isOwn(square)) {
                    break;
                }
                moves.add(Square.name(from) + Square.name(square));
                if (isEnemy(square)) {
                    break;
                }
            }
        }
    }

    private void pawnMoves(int from, List<String> moves) {
        int forward = white ? 1 : -1;
        int one = PlainAttacks.stepped(from, 0, forward);
        if (board[one] == '.') {
            addPawnMove(from, one, moves);
            if (from / 8 == (white ? 1 : 6) && board[PlainAttacks.stepped(one, 0, forward)] == '.') {
                addPawnMove(from, PlainAttacks.stepped(one, 0, forward), moves);
            }
        }
        for (int side : new int[] {-1, 1}) {
            int to = PlainAttacks.stepped(from, side, forward);
            if (to >= 0 && (isEnemy(to) || to == passedOver)) {
                addPawnMove(from, to, moves);
            }
        }
    }

    private static void addPawnMove(int from, int to, List<String> moves) {
        String move = Square.name(from) + Square.name(to);
        if (to / 8 == 0 || to / 8 == 7) {
            moves.addAll(List.of(move + "n", move + "b", move + "r", move + "q"));
        } else {
            moves.add(move);
        }
    }

    private boolean mayCastle(int king, int rook) {
        int first = king / 8 * 8;
        int kingTo = first + (rook > king ? 6 : 2);
        int rookTo = first + (rook > king ? 5 : 3);
        for (int square = Math.min(Math.min(king, kingTo), Math.min(rook, rookTo));
                square <= Math.max(Math.max(king, kingTo), Math.max(rook, rookTo));
                square++) {
            boolean onTheWay = isWithin(square, king, kingTo) || isWithin(square, rook, rookTo);
            if (onTheWay && square != king && square != rook && board[square] != '.') {
                return false;
            }
        }
        for (int square = Math.min(king, kingTo); square <= Math.max(king, kingTo); square++) {
            Mailbox onTheWay = copy();
            onTheWay.board[king] = '.';
            if (PlainAttacks.isAttacked(onTheWay.board, square, !white)) {
                return false;
            }
        }
        return !after(Square.name(king) + Square.name(rook)).isKingAttacked(white);
    }

    private static boolean isWithin(int square, int one, int other) {
        return square >= Math.min(one, other) && square <= Math.max(one, other);
    }

    int king(boolean ofWhite) {
        return new String(board).indexOf(ofWhite ? 'K' : 'k');
    }

    private boolean isKingAttacked(boolean ofWhite) {
        return PlainAttacks.isAttacked(board, king(ofWhite), !ofWhite);
    }
}
