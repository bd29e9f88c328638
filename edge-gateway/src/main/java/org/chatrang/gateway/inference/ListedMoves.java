package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.FenException;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;

/**
 * The list of moves a source makes of what it saw. It guesses, repeats itself, takes back and begins anew in the middle of a
 * game, so it is read only as far as it can be held against what is completed.
 *
 * @param start the FEN it starts from, null for the usual position
 * @param san the moves
 */
record ListedMoves(String start, List<String> san) {
    /** More readings of one list are not looked at. */
    private static final int MOST_READINGS = 8;
    /** So many half-moves in common are too many for a game that was put right from its beginning. */
    private static final int BEGINNING = 2;

    ListedMoves {
        san = List.copyOf(san);
    }

    /**
     * How the list goes on after a completed half-move up to which it says what was recorded.
     *
     * @param after that half-move's number
     * @param readings the moves that follow, as far as they can be read; several if castling stands in the list twice
     */
    record Continuation(int after, List<Chain> readings) {
        /** Whether nothing that is completed contradicts it. */
        boolean goesOn(Line line) {
            return line.bases().contains(after);
        }
    }

    /** How it goes on after the completed moves, or after an earlier one if it then says something else. */
    List<Continuation> continuations(Line line) {
        List<Continuation> found = new ArrayList<>();
        first().ifPresent(first -> {
            for (int ply = 0; ply <= line.ply(); ply++) {
                if (line.after(ply).board().equals(first)) {
                    follow(line, ply, found);
                }
            }
        });
        return found;
    }

    /**
     * Whether the list is hardly of the game that is completed so far: it begins otherwise, or it is shorter and less than half
     * of the game stands in it. Who puts a game right leaves most of it, and does not take half of it back.
     */
    boolean isOfAnotherGameThan(Line line) {
        boolean sameStart = first().filter(line.after(0).board()::equals).isPresent();
        int common = 0;
        while (sameStart && common < Math.min(san.size(), line.ply()) && says(line, common, san.get(common))) {
            common++;
        }
        boolean shorter = san.size() < line.ply();
        return !san.isEmpty() && (common < BEGINNING || shorter && 2 * common < line.ply());
    }

    private Optional<SensedBoard> first() {
        try {
            return Optional.of(
                    start == null
                            ? SensedBoard.of(Position.initial().setup())
                            : SensedBoard.ofPlacement(start.split(" ")[0]));
        } catch (FenException noBoard) {
            return Optional.empty();
        }
    }

    /** From where the list starts to where it ends, or says something else than what is completed. */
    private void follow(Line line, int from, List<Continuation> found) {
        int ply = from;
        int next = 0;
        while (ply < line.ply() && next < san.size()) {
            if (says(line, ply, san.get(next))) {
                ply++;
            } else if (!isCastlingAgain(next)) {
                break;
            }
            next++;
        }
        if (ply < line.ply() && next == san.size()) {
            add(line, line.ply(), next, found); // it is behind
        }
        add(line, ply, next, found);
    }

    private static boolean says(Line line, int ply, String text) {
        Line.Node node = line.after(ply);
        return node.position() != null
                && San.read(node.position(), text) instanceof SanReading.Legal(Move move)
                && Matching.after(node.board(), move).equals(line.after(ply + 1).board());
    }

    private void add(Line line, int after, int next, List<Continuation> found) {
        Line.Node node = line.after(after);
        if (node.position() != null) {
            List<Chain> readings = new ArrayList<>();
            read(Chain.none(after, node.position(), node.board()), next, readings);
            found.add(new Continuation(after, readings));
        }
    }

    private void read(Chain before, int from, List<Chain> readings) {
        Chain chain = before;
        for (int n = from; n < san.size(); n++) {
            if (isCastlingAgain(n) && readings.size() < MOST_READINGS) {
                read(chain, n + 1, readings);
            }
            if (!(San.read(chain.last(), san.get(n)) instanceof SanReading.Legal(Move move))) {
                break;
            }
            chain = chain.then(move);
        }
        readings.addFirst(chain);
    }

    /** Castling is sometimes told twice; or else both players castled, one after the other, to the same side. */
    private boolean isCastlingAgain(int n) {
        return n > 0 && san.get(n).startsWith("O-O") && san.get(n).equals(san.get(n - 1));
    }
}
