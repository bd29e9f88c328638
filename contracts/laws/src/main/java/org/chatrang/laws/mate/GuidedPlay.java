package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.MoveGenerator;

/** One line of play in which both sides work towards the mate. */
final class GuidedPlay {
    private static final int PLIES = 48;
    private static final long INNER = 0x007E7E7E7E7E7E00L;

    private final MoveGenerator generator = new MoveGenerator();
    private final int[][] moves = new int[PLIES + 2][256];
    private final int[] played = new int[PLIES + 2];
    private final long[] undos = new long[PLIES + 2];
    private int length;
    private int nodes;
    private Board board;
    private int winner;
    private long noise;

    int nodes() {
        return nodes;
    }

    int[] line() {
        int[] line = new int[length];
        System.arraycopy(played, 0, line, 0, length);
        return line;
    }

    /** Whether a mate was found; the board is as before. */
    boolean run(Board start, int side, int tries, long seed) {
        board = start;
        winner = side;
        nodes = 0;
        for (int attempt = 0; attempt < tries; attempt++) {
            noise = 0x9E3779B97F4A7C15L * (attempt + seed + 1);
            boolean mated = play(attempt);
            for (int ply = length - 1; ply >= 0; ply--) {
                board.unmake(played[ply], undos[ply]);
            }
            if (mated) {
                return true;
            }
        }
        return false;
    }

    private boolean play(int attempt) {
        length = 0;
        int size = generator.generate(board, moves[0]);
        while (length < PLIES && size > 0) {
            int[] list = moves[length];
            nodes++;
            if (board.turn() == winner) {
                int mate = findMate(list, size);
                if (mate != 0) {
                    make(mate);
                    return true;
                }
                scoreWinner(list, size, attempt);
            } else {
                scoreLoser(list, size, attempt);
            }
            // moves now carry scores; take the best that does not end the game
            size = playBest(list, size);
        }
        return false;
    }

    private final int[] scores = new int[256];

    private int playBest(int[] list, int size) {
        while (size > 0) {
            int best = 0;
            for (int i = 1; i < size; i++) {
                if (scores[i] > scores[best]) {
                    best = i;
                }
            }
            make(list[best]);
            int replies = generator.generate(board, moves[length]);
            if (replies > 0) {
                return replies;
            }
            length--;
            board.unmake(played[length], undos[length]);
            size--;
            list[best] = list[size];
            scores[best] = scores[size];
        }
        return 0;
    }

    private void make(int move) {
        played[length] = move;
        undos[length] = board.make(move);
        length++;
    }

    /** A move that mates at once, or 0. */
    private int findMate(int[] list, int size) {
        int loser = winner ^ 1;
        int king = board.king(loser);
        long occupied = board.occupied();
        long straight = Attacks.rook(king, occupied);
        long diagonal = Attacks.bishop(king, occupied);
        long knight = Attacks.knight(king);
        long pawn = Attacks.pawn(loser, king);
        long own = board.occupied(winner);
        long queens = board.pieces(winner, Codes.QUEEN);
        long behind = Attacks.rook(king, occupied & ~(straight & own))
                        & ~straight
                        & (queens | board.pieces(winner, Codes.ROOK))
                | Attacks.bishop(king, occupied & ~(diagonal & own))
                        & ~diagonal
                        & (queens | board.pieces(winner, Codes.BISHOP));
        long discoverers = behind == 0 ? 0 : (straight | diagonal) & own;
        for (int i = 0; i < size; i++) {
            int move = list[i];
            int from = Codes.from(move);
            long to = 1L << Codes.to(move);
            int promotion = Codes.promotion(move);
            int type = promotion != 0 ? promotion : board.pieceAt(from) % 6;
            long checking = switch (type) {
                case Codes.PAWN -> pawn;
                case Codes.KNIGHT -> knight;
                case Codes.BISHOP -> diagonal;
                case Codes.ROOK -> straight;
                case Codes.QUEEN -> straight | diagonal;
                default -> 0;
            };
            if ((checking & to) != 0 || (discoverers >>> from & 1) != 0 || Codes.kind(move) != Codes.NORMAL) {
                long undo = board.make(move);
                nodes++;
                boolean mate = generator.count(board) == 0 && board.checkers() != 0;
                board.unmake(move, undo);
                if (mate) {
                    return move;
                }
            }
        }
        return 0;
    }

    /** The square in front of a king on the edge, towards the middle of the board. */
    private static int contact(int king) {
        int file = Math.max(1, Math.min(6, king & 7));
        int rank = Math.max(1, Math.min(6, king >> 3));
        int contact = rank << 3 | file;
        return contact == king ? nearestInner(king) : contact;
    }

    private static int nearestInner(int king) {
        return king;
    }

    private int noise() {
        noise ^= noise << 13;
        noise ^= noise >>> 7;
        noise ^= noise << 17;
        return (int) (noise >>> 60);
    }

    private final int[] need = new int[64];

    private void scoreWinner(int[] list, int size, int attempt) {
        int loser = winner ^ 1;
        int king = board.king(loser);
        int target = contact(king);
        long own = board.occupied(winner);
        long occupied = board.occupied();
        long heavies = board.pieces(winner, Codes.QUEEN);
        boolean queen = heavies != 0;
        if (!queen) {
            heavies = board.pieces(winner, Codes.ROOK);
        }
        boolean heavy = heavies != 0;
        // nearest heavy man and two nearest supporters
        int heavyAt = -1;
        int heavyNeed = 99;
        for (long rest = heavies; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int moves = Approach.moves(board.pieceAt(square), square, target);
            if (moves < heavyNeed) {
                heavyNeed = moves;
                heavyAt = square;
            }
        }
        int first = 99;
        int firstAt = -1;
        int second = 99;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (square != heavyAt) {
                int moves = Approach.moves(board.pieceAt(square), square, target);
                if (moves < first) {
                    second = first;
                    first = moves;
                    firstAt = square;
                } else if (moves < second) {
                    second = moves;
                }
            }
        }
        int pawnNeed = 0;
        int pawnAt = -1;
        if (!queen) {
            pawnNeed = 99;
            for (long rest = board.pieces(winner, Codes.PAWN); rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                int steps = pawnSteps(square, occupied);
                if (steps < pawnNeed) {
                    pawnNeed = steps;
                    pawnAt = square;
                }
            }
        }
        int ownKing = board.king(winner);
        for (int i = 0; i < size; i++) {
            int move = list[i];
            int from = Codes.from(move);
            int to = Codes.to(move);
            int piece = board.pieceAt(from);
            int type = piece % 6;
            int captured = Codes.kind(move) == Codes.NORMAL ? board.pieceAt(to) : Codes.NONE;
            int score = noise() >> 1;
            int promotion = Codes.promotion(move);
            if (promotion != 0) {
                score += promotion == Codes.QUEEN ? 200 : -50;
            }
            int now = Approach.moves(piece, to, target);
            if (from == heavyAt) {
                score += 24 * (heavyNeed - now);
                if (to == target) {
                    score -= 20;
                }
            } else if (from == firstAt) {
                score += 20 * (first - Math.min(now, second));
            } else {
                score += 20 * Math.max(0, first - now);
            }
            if (type == Codes.KING) {
                score += 3 * (Distance.kings(ownKing, king) - Distance.kings(to, king));
            }
            if (!queen && type == Codes.PAWN && promotion == 0) {
                int steps = pawnSteps(to, occupied & ~(1L << from));
                score += steps < pawnNeed ? 30 : 8;
            }
            if (captured != Codes.NONE) {
                score += 6;
                if (Approach.moves(captured, to, target) == 0) {
                    score += 10;
                }
                if (!queen && pawnAt >= 0 && (to & 7) == (pawnAt & 7)) {
                    score += 30;
                }
            }
            scores[i] = score;
        }
    }

    private int pawnSteps(int square, long occupied) {
        int rank = square >> 3;
        int steps = winner == Codes.WHITE ? 7 - rank : rank;
        long ahead = winner == Codes.WHITE
                ? (0x0101010101010101L << square) & ~(1L << square)
                : (0x8080808080808080L >>> (63 - square)) & ~(1L << square);
        return steps + 4 * Long.bitCount(ahead & occupied);
    }

    private void scoreLoser(int[] list, int size, int attempt) {
        int loser = winner ^ 1;
        int king = board.king(loser);
        int target = contact(king);
        int ownKing = board.king(winner);
        boolean onEdge = (INNER >>> king & 1) == 0;
        boolean queen = board.pieces(winner, Codes.QUEEN) != 0;
        long pawnPath = 0;
        if (!queen) {
            for (long rest = board.pieces(winner, Codes.PAWN); rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                pawnPath |= winner == Codes.WHITE
                        ? (0x0101010101010101L << square) & ~(1L << square)
                        : (0x8080808080808080L >>> (63 - square)) & ~(1L << square);
            }
        }
        for (int i = 0; i < size; i++) {
            int move = list[i];
            int from = Codes.from(move);
            int to = Codes.to(move);
            int piece = board.pieceAt(from);
            int type = piece % 6;
            int captured = Codes.kind(move) == Codes.NORMAL ? board.pieceAt(to) : Codes.NONE;
            int score = noise() >> 2;
            if (type == Codes.KING) {
                score += 16 * (Distance.edge(king) - Distance.edge(to)) - (onEdge ? 6 : 0);
                score += 3 * (Distance.kings(ownKing, king) - Distance.kings(ownKing, to));
            } else {
                if (Approach.moves(piece, to, target) == 0) {
                    score -= 12;
                }
                if (Approach.moves(piece, from, target) == 0) {
                    score += 12;
                }
                if (Approach.moves(piece, to, ownKing) == 0) {
                    score -= 6;
                }
                if (Codes.promotion(move) == Codes.QUEEN) {
                    score -= 10;
                }
            }
            if ((pawnPath >>> from & 1) != 0) {
                score += 20;
            }
            if ((pawnPath >>> to & 1) != 0) {
                score -= 20;
            }
            if (captured != Codes.NONE) {
                int value = captured % 6;
                score -= value == Codes.QUEEN ? 100 : value == Codes.ROOK ? 40 : queen ? 8 : 30;
            }
            scores[i] = score;
        }
    }
}
