package org.chatrang.laws.oracle;

import org.chatrang.laws.Square;

/** The moves of a few men without castling, for {@link HelpmateTable}: what each leads to, looked up in the tables. */
final class FewMen {
    private final String men;
    private final int[] squares;
    private long occupied;
    private int passedOver;
    private boolean white;
    private int moves;
    private int found;

    FewMen(String men) {
        this.men = men;
        this.squares = new int[men.length()];
    }

    boolean isAlone(boolean ofWhite) {
        return men.substring(2).chars().noneMatch(letter -> Character.isUpperCase(letter) == ofWhite);
    }

    /** Whether it is a position: one man a square, pawns where pawns can be, the side that has moved not in check. */
    boolean isLegal(int[] noted, boolean whiteToMove) {
        occupied = 0;
        for (int i = 0; i < men.length(); i++) {
            char letter = men.charAt(i);
            int rank = noted[i] >> 3;
            if (letter == 'P' && (rank == 7 || rank == 0 && whiteToMove)
                    || letter == 'p' && (rank == 0 || rank == 7 && !whiteToMove)) {
                return false;
            }
            int square = real(i, noted[i]);
            if ((occupied >>> square & 1) != 0) {
                return false;
            }
            occupied |= 1L << square;
        }
        load(noted, whiteToMove);
        return isPassedFree() && !isAttacked(squares[whiteToMove ? 1 : 0], whiteToMove, -1);
    }

    /** A pawn noted as having just passed over a square has left two empty squares behind it. */
    private boolean isPassedFree() {
        return passedOver < 0
                || (occupied >>> passedOver & 1) == 0
                        && (occupied >>> (white ? passedOver + 8 : passedOver - 8) & 1) == 0;
    }

    /** Who can mate after the best of the moves, or is mating already; stops as soon as that is {@code most}. */
    int chances(int[] noted, boolean whiteToMove, int most) {
        load(noted, whiteToMove);
        moves = 0;
        found = 0;
        for (int i = 0; i < men.length() && (found != most || moves == 0); i++) {
            if (Character.isUpperCase(men.charAt(i)) == white) {
                movesOf(i);
            }
        }
        if (moves == 0 && isAttacked(squares[white ? 0 : 1], !white, -1)) {
            return white ? HelpmateTable.BLACK : HelpmateTable.WHITE;
        }
        return found;
    }

    private void load(int[] noted, boolean whiteToMove) {
        white = whiteToMove;
        passedOver = -1;
        occupied = 0;
        for (int i = 0; i < men.length(); i++) {
            squares[i] = real(i, noted[i]);
            occupied |= 1L << squares[i];
            if (squares[i] != noted[i]) {
                passedOver = white ? squares[i] + 8 : squares[i] - 8;
            }
        }
    }

    private int real(int man, int noted) {
        return switch (men.charAt(man)) {
            case 'P' -> noted < 8 ? noted + 24 : noted;
            case 'p' -> noted > 55 ? noted - 24 : noted;
            default -> noted;
        };
    }

    private void movesOf(int man) {
        int from = squares[man];
        switch (Character.toLowerCase(men.charAt(man))) {
            case 'k' -> steps(man, Geometry.KING_STEPS[from]);
            case 'n' -> steps(man, Geometry.KNIGHT_STEPS[from]);
            case 'b' -> rays(man, Geometry.DIAGONAL_RAYS[from]);
            case 'r' -> rays(man, Geometry.STRAIGHT_RAYS[from]);
            case 'q' -> {
                rays(man, Geometry.DIAGONAL_RAYS[from]);
                rays(man, Geometry.STRAIGHT_RAYS[from]);
            }
            case 'p' -> pawn(man, from);
            default -> throw new AssertionError(men);
        }
    }

    private void steps(int man, int[] targets) {
        for (int to : targets) {
            move(man, to, manOn(to));
        }
    }

    private void rays(int man, int[][] rays) {
        for (int[] ray : rays) {
            for (int to : ray) {
                int met = manOn(to);
                move(man, to, met);
                if (met >= 0) {
                    break;
                }
            }
        }
    }

    private void pawn(int man, int from) {
        int forward = white ? 8 : -8;
        if (manOn(from + forward) < 0) {
            move(man, from + forward, -1);
            if (from >> 3 == (white ? 1 : 6) && manOn(from + 2 * forward) < 0) {
                move(man, from + 2 * forward, -1);
            }
        }
        for (int side = -1; side <= 1; side += 2) {
            int to = PlainAttacks.stepped(from, side, white ? 1 : -1);
            if (to >= 0 && to == passedOver) {
                move(man, to, manOn(to - forward));
            } else if (to >= 0 && manOn(to) >= 0) {
                move(man, to, manOn(to));
            }
        }
    }

    private int manOn(int square) {
        if ((occupied >>> square & 1) != 0) {
            for (int i = 0; i < squares.length; i++) {
                if (squares[i] == square) {
                    return i;
                }
            }
        }
        return -1;
    }

    private void move(int man, int to, int captured) {
        if (captured >= 0 && Character.isUpperCase(men.charAt(captured)) == white) {
            return;
        }
        int from = squares[man];
        long before = occupied;
        occupied = occupied & ~(1L << from) & ~(captured >= 0 ? 1L << squares[captured] : 0) | 1L << to;
        squares[man] = to;
        if (!isAttacked(squares[white ? 0 : 1], !white, captured)) {
            moves++;
            if (Character.toLowerCase(men.charAt(man)) == 'p' && (to < 8 || to > 55)) {
                for (char promoted : (white ? "QRBN" : "qrbn").toCharArray()) {
                    lookUp(men.substring(0, man) + promoted + men.substring(man + 1), captured, man, to);
                }
            } else {
                lookUp(men, captured, man, isPassing(man, from, to) ? to + (white ? -24 : 24) : to);
            }
        }
        squares[man] = from;
        occupied = before;
    }

    private boolean isPassing(int man, int from, int to) {
        char enemyPawn = white ? 'p' : 'P';
        if (Character.toLowerCase(men.charAt(man)) != 'p' || Math.abs(to - from) != 16) {
            return false;
        }
        for (int i = 2; i < squares.length; i++) {
            if (men.charAt(i) == enemyPawn && squares[i] >> 3 == to >> 3 && Math.abs(squares[i] - to) == 1) {
                return true;
            }
        }
        return false;
    }

    private void lookUp(String menNow, int captured, int man, int noted) {
        int[] next = new int[captured >= 0 ? men.length() - 1 : men.length()];
        for (int i = 0, j = 0; i < men.length(); i++) {
            if (i != captured) {
                next[j++] = i == man ? noted : squares[i];
            }
        }
        String left = captured >= 0 ? menNow.substring(0, captured) + menNow.substring(captured + 1) : menNow;
        found |= HelpmateTable.of(left).chances(next, !white);
    }

    private boolean isAttacked(int square, boolean byWhite, int captured) {
        for (int i = 0; i < squares.length; i++) {
            char letter = men.charAt(i);
            if (i != captured
                    && Character.isUpperCase(letter) == byWhite
                    && Geometry.attacks(letter, squares[i], square, occupied)) {
                return true;
            }
        }
        return false;
    }

    String fen(int[] noted, boolean whiteToMove) {
        load(noted, whiteToMove);
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                int man = manOn(8 * rank + file);
                text.append(man < 0 ? '.' : men.charAt(man));
            }
            text.append(rank > 0 ? "/" : "");
        }
        return PlainFen.countEmpty(text.toString()) + (white ? " w - " : " b - ")
                + (passedOver < 0 ? "-" : Square.name(passedOver)) + " 0 1";
    }
}
