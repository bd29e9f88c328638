package org.chatrang.laws;

import java.util.Optional;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * Says whether something done on the board is a legal move, and otherwise why not (Article 3). Works from the Laws' own
 * conditions one after another, not from the list of legal moves; a test holds the two against each other.
 */
public final class Legality {
    private static final IllegalGrounds EVIDENT = new IllegalGrounds.Evident();

    private final Position position;
    private final Board board;
    private final int from;
    private final int to;
    private final PieceType promotion;

    private Legality(Position position, int from, int to, PieceType promotion) {
        this.position = position;
        this.board = position.board();
        this.from = Square.checkOnBoard(from);
        this.to = Square.checkOnBoard(to);
        this.promotion = promotion;
    }

    /**
     * Judges a piece carried from a square to a square by the side to move. Castling may be given as the king's own squares
     * ("e1g1", if that is no king's step) or as king takes rook ("e1h1").
     *
     * @param promotion what a pawn became, or null
     */
    public static Diagnosis diagnose(Position position, int from, int to, PieceType promotion) {
        return new Legality(position, from, to, promotion).diagnose();
    }

    /** The same for an {@link Attempt}. */
    public static Diagnosis diagnose(Position position, Attempt attempt) {
        return diagnose(position, attempt.from(), attempt.to(), attempt.promotion());
    }

    /** The same in a game that is known: a lost right is traced to the move that lost it. */
    public static Diagnosis diagnose(GameHistory game, Attempt attempt) {
        return HistoryTrace.complete(game, diagnose(game.position(), attempt));
    }

    /** The same for an illegal move found otherwise, by its notation for instance. */
    public static IllegalMove explain(GameHistory game, IllegalMove illegal) {
        return HistoryTrace.complete(game, illegal);
    }

    /** Judges castling of the side to move, towards the h-file (O-O) or the a-file (O-O-O). */
    public static Diagnosis diagnoseCastling(Position position, boolean kingSide) {
        int king = position.kingSquare(position.turn());
        int rook = CastlingDiagnosis.rookWithRight(position, kingSide);
        return CastlingDiagnosis.diagnose(position, king, rook, kingSide);
    }

    private Diagnosis diagnose() {
        Piece piece = position.pieceAt(from);
        if (piece == null) {
            return illegal(IllegalReason.NO_PIECE, 0, new IllegalGrounds.Absent(Optional.empty()));
        }
        if (piece.colour() != position.turn()) {
            return illegal(IllegalReason.NOT_ITS_TURN, Square.bit(from), EVIDENT);
        }
        if (from == to) {
            return illegal(IllegalReason.NOT_MOVED, Square.bit(from), EVIDENT);
        }
        Optional<Diagnosis> castling = castling(piece);
        if (castling.isPresent()) {
            return castling.get();
        }
        Piece target = position.pieceAt(to);
        if (target != null && target.colour() == piece.colour()) {
            return illegal(IllegalReason.OWN_PIECE_ON_TARGET, Square.bit(to), inTheWay(Square.bit(to)));
        }
        if (target != null && target.type() == PieceType.KING) {
            return illegal(IllegalReason.KING_CAPTURE, Square.bit(to), EVIDENT);
        }
        return piece.type() == PieceType.PAWN ? pawn(target) : officer(piece.type());
    }

    private Optional<Diagnosis> castling(Piece piece) {
        if (piece.type() != PieceType.KING || !CastlingDiagnosis.isAttempt(position, from, to)) {
            return Optional.empty();
        }
        if (promotion != null) {
            return Optional.of(forbiddenPromotion());
        }
        boolean kingSide = to > from;
        int rook = CastlingDiagnosis.rookMeant(position, from, to);
        return Optional.of(CastlingDiagnosis.diagnose(position, from, rook, kingSide));
    }

    private Diagnosis officer(PieceType type) {
        if ((Movement.onEmptyBoard(type, from) & Square.bit(to)) == 0) {
            return illegal(IllegalReason.WRONG_MOVEMENT, Square.bit(from), EVIDENT);
        }
        long inTheWay = Movement.between(from, to) & board.occupied();
        if (type != PieceType.KNIGHT && inTheWay != 0) {
            return blocked(inTheWay);
        }
        return safety(Move.Kind.NORMAL, type);
    }

    private Diagnosis pawn(Piece target) {
        int forward = position.turn() == Colour.WHITE ? 8 : -8;
        int step = to - from;
        boolean fromHome = Square.rank(from) == (position.turn() == Colour.WHITE ? 1 : 6);
        if (step == forward || step == 2 * forward && fromHome) {
            long inTheWay = (Square.bit(from + forward) | Square.bit(to)) & board.occupied();
            return inTheWay == 0 ? safety(Move.Kind.NORMAL, PieceType.PAWN) : blocked(inTheWay);
        }
        if ((Movement.pawnCaptures(position.turn(), from) & Square.bit(to)) == 0) {
            return illegal(IllegalReason.WRONG_MOVEMENT, Square.bit(from), EVIDENT);
        }
        return target != null ? safety(Move.Kind.NORMAL, PieceType.PAWN) : enPassant();
    }

    private Diagnosis enPassant() {
        if (to == position.passedOver()) {
            return safety(Move.Kind.EN_PASSANT, PieceType.PAWN);
        }
        boolean onItsRank = Square.rank(to) == (position.turn() == Colour.WHITE ? 5 : 2);
        Piece enemyPawn = Piece.of(position.turn().other(), PieceType.PAWN);
        if (onItsRank && position.pieceAt(to ^ 8) == enemyPawn) {
            return illegal(
                    IllegalReason.EN_PASSANT_NOT_POSSIBLE,
                    Square.bit(to ^ 8),
                    new IllegalGrounds.NotInPassing(new Man(enemyPawn, to ^ 8), Optional.empty()));
        }
        return illegal(IllegalReason.PAWN_CAPTURE_WITHOUT_TARGET, Square.bit(to), EVIDENT);
    }

    private Diagnosis safety(Move.Kind kind, PieceType type) {
        long attackers = attackersAfter(kind, type);
        if (attackers != 0) {
            boolean kingMoved = type == PieceType.KING;
            int king = kingMoved ? to : board.king(board.turn());
            boolean before = (attackers & ~board.checkers()) == 0;
            return illegal(
                    kingMoved ? IllegalReason.KING_MOVED_INTO_CHECK : IllegalReason.KING_LEFT_IN_CHECK,
                    attackers,
                    new IllegalGrounds.Attacked(king, Man.on(position, attackers), before));
        }
        boolean promotes = type == PieceType.PAWN && (Square.bit(to) & Bitboards.FIRST_AND_LAST_RANK) != 0;
        if (promotes && promotion == null) {
            return illegal(IllegalReason.PROMOTION_MISSING, Square.bit(to), EVIDENT);
        }
        if (promotion != null && !(promotes && promotion.isPromotion())) {
            return forbiddenPromotion();
        }
        return new Diagnosis.Legal(new Move(from, to, promotion, kind));
    }

    private long attackersAfter(Move.Kind kind, PieceType type) {
        long captured = kind == Move.Kind.EN_PASSANT ? Square.bit(to ^ 8) : Square.bit(to);
        long occupied = board.occupied() & ~Square.bit(from) & ~captured | Square.bit(to);
        int king = type == PieceType.KING ? to : board.king(board.turn());
        return board.attackers(board.turn() == Codes.WHITE ? Codes.BLACK : Codes.WHITE, king, occupied) & ~captured;
    }

    private Diagnosis blocked(long inTheWay) {
        return illegal(IllegalReason.PATH_BLOCKED, inTheWay, inTheWay(inTheWay));
    }

    private Diagnosis forbiddenPromotion() {
        return illegal(IllegalReason.PROMOTION_FORBIDDEN, Square.bit(to), new IllegalGrounds.Replaced(promotion));
    }

    private IllegalGrounds inTheWay(long men) {
        return new IllegalGrounds.InTheWay(Man.on(position, men));
    }

    private Diagnosis illegal(IllegalReason reason, long squares, IllegalGrounds grounds) {
        return new Diagnosis.Illegal(
                new IllegalMove(reason, position.pieceAt(from), from, to, Squares.list(squares), grounds));
    }
}
