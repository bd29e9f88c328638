package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * The men of whom a {@link CloudSearch} knows no more than the squares each may ever stand on. Those squares grow with the
 * search: at first each man has only its own, and each position the search visits adds what can be reached there (see {@link
 * #grow}). A pawn that promotes becomes a queen or a knight, which covers rooks and bishops. By colour where not said
 * otherwise.
 */
final class Cloud {
    /** Where any man of the cloud may stand. */
    final long[] region = new long[2];

    final int[] count = new int[2];
    private final long[] pawns = new long[2];
    private final long[] knights = new long[2];
    private final long[] diagonal = new long[2];
    private final long[] straight = new long[2];

    private final int[] colour = new int[64];
    private final int[] type = new int[64];
    /** By man, where it may stand as what it is at first. */
    private final long[] squares = new long[64];
    /** By man, where it may stand as a queen it was promoted to. */
    private final long[] queen = new long[64];
    /** By man, where it may stand as a knight it was promoted to. */
    private final long[] knight = new long[64];

    private int men;
    private int loser;
    private boolean grown;

    /** Each man only where it stands on the board. */
    void form(Board board, long members, int winner) {
        loser = winner ^ 1;
        men = 0;
        grown = false;
        for (long rest = members; rest != 0; rest &= rest - 1) {
            int piece = board.pieceAt(Long.numberOfTrailingZeros(rest));
            colour[men] = Codes.colour(piece);
            type[men] = Codes.type(piece);
            squares[men] = rest & -rest;
            queen[men] = 0;
            knight[men] = 0;
            men++;
        }
        count[0] = Long.bitCount(members & board.occupied(0));
        count[1] = Long.bitCount(members & board.occupied(1));
        collect();
    }

    private void collect() {
        for (int side = 0; side < 2; side++) {
            region[side] = 0;
            pawns[side] = 0;
            knights[side] = 0;
            diagonal[side] = 0;
            straight[side] = 0;
        }
        for (int i = 0; i < men; i++) {
            int side = colour[i];
            switch (type[i]) {
                case Codes.PAWN -> pawns[side] |= squares[i];
                case Codes.KNIGHT -> knights[side] |= squares[i];
                case Codes.BISHOP -> diagonal[side] |= squares[i];
                case Codes.ROOK -> straight[side] |= squares[i];
                default -> {
                    diagonal[side] |= squares[i];
                    straight[side] |= squares[i];
                }
            }
            knights[side] |= knight[i];
            diagonal[side] |= queen[i];
            straight[side] |= queen[i];
            region[side] |= everywhere(i);
        }
    }

    private long everywhere(int i) {
        return squares[i] | queen[i] | knight[i];
    }

    /**
     * Adds the squares that side's men can reach while the men outside the cloud stand so.
     *
     * @param passed the square a pawn has just passed over, or 0
     * @param within only squares of this set
     */
    void grow(int side, long own, long enemies, long passed, long within) {
        long prey = enemies | region[side ^ 1] | passed;
        boolean any = false;
        for (int i = 0; i < men; i++) {
            if (colour[i] == side) {
                long before = everywhere(i);
                if (type[i] == Codes.PAWN) {
                    growPawn(i, own, enemies, prey, within);
                } else {
                    squares[i] = flood(type[i], squares[i], own, enemies, within);
                }
                any |= everywhere(i) != before;
            }
        }
        if (any) {
            grown = true;
            collect();
        }
    }

    private void growPawn(int i, long own, long enemies, long prey, long within) {
        long reached = squares[i];
        long next = reached;
        do {
            reached = next;
            long pawn = reached & ~Bitboards.FIRST_AND_LAST_RANK;
            long steps = Steps.forward(colour[i], pawn) & ~(own | enemies);
            steps |= within == ~0L ? 0 : Steps.forward(colour[i], steps) & ~(own | enemies);
            next |= (steps | Steps.pawns(colour[i], pawn) & prey & ~own) & within;
        } while (next != reached && within == ~0L);
        squares[i] = next;
        long promoted = next & Bitboards.FIRST_AND_LAST_RANK;
        if (promoted != 0) {
            queen[i] = flood(Codes.QUEEN, queen[i] | promoted, own, enemies, within);
            knight[i] = flood(Codes.KNIGHT, knight[i] | promoted, own, enemies, within);
        }
    }

    private static long flood(int type, long from, long own, long enemies, long within) {
        long reached = from;
        long fresh = from;
        while (fresh != 0) {
            long next = 0;
            for (long rest = fresh; rest != 0; rest &= rest - 1) {
                next |= Steps.piece(type, Long.numberOfTrailingZeros(rest), own | enemies);
            }
            fresh = next & ~own & ~reached & within;
            reached |= fresh;
        }
        return reached;
    }

    /** Whether squares were added since this was last asked. */
    boolean takeGrown() {
        boolean taken = grown;
        grown = false;
        return taken;
    }

    /** Where any man of the cloud, of either colour, may stand. */
    long squares() {
        return region[0] | region[1];
    }

    /** Whether a pawn of that side in the cloud may stand or capture there. */
    boolean pawnMayReach(int side, long square) {
        return (pawns[side] & square) != 0;
    }

    /** Whether a pawn of that side in the cloud may capture there. */
    boolean pawnMayAttack(int side, long square) {
        return (Steps.pawns(side, pawns[side]) & square) != 0;
    }

    /** The type of the winner's man in the cloud if there is one only and it stays of that type; -1 if not. */
    int onlyWinner() {
        if (count[loser ^ 1] == 1) {
            for (int i = 0; i < men; i++) {
                if (colour[i] != loser && type[i] != Codes.PAWN) {
                    return type[i];
                }
            }
        }
        return -1;
    }

    /** The squares from which men of that side could attack the square when these squares are occupied. */
    long attackers(int side, int square, long occupied) {
        return sliders(side, square, occupied)
                | Attacks.knight(square) & knights[side]
                | Attacks.pawn(side ^ 1, square) & pawns[side];
    }

    /** The same for bishops, rooks and queens alone. */
    long sliders(int side, int square, long occupied) {
        long sliders = diagonal[side] == 0 ? 0 : Attacks.bishop(square, occupied) & diagonal[side];
        return straight[side] == 0 ? sliders : sliders | Attacks.rook(square, occupied) & straight[side];
    }

    /** Whether, for all that is known, men of the loser could stand on all these squares. */
    boolean mayHold(long taken) {
        int takers = 0;
        for (int i = 0; i < men; i++) {
            takers += colour[i] == loser && (everywhere(i) & taken) != 0 ? 1 : 0;
        }
        return takers >= Long.bitCount(taken) && (taken & ~region[loser]) == 0;
    }
}
