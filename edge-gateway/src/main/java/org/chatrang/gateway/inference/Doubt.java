package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.San;
import org.chatrang.laws.Square;

/**
 * A message was damaged or lost on its way, and it may have said that a square changed: until the whole board is seen again, one of
 * the squares not reported since may be shown wrongly. At each press the legal moves that explain all the other squares are kept;
 * when only one line is left, it is known what the message said.
 *
 * <p>A board reports changes only. So a square that is reported as it was shown already is the one whose change was lost, and a
 * guess by which a report is no change is wrong.
 */
final class Doubt {
    private static final int NONE_YET = -1;
    private static final int REPORTED_AGAIN = -2;
    private static final int MOST_TOLD = 3;

    private final Fault fault;
    private long unreported = -1L;
    private List<Guess> guesses = List.of();

    private Doubt(Fault fault) {
        this.fault = fault;
    }

    /** A message came damaged. */
    static Doubt damaged() {
        return new Doubt(Fault.CORRUPT_DATA);
    }

    /** Nothing was noticed, but what is shown makes sense if one square is shown wrongly. */
    static Doubt suspected() {
        return new Doubt(Fault.OTHER);
    }

    /** What it is told as. */
    Fault fault() {
        return fault;
    }

    /** In words: what was wrong with that square is known. */
    String settledBy(Chain played, int square) {
        String moves = played.size() == 1 ? "the move" : played.size() + " half-moves";
        return fault == Fault.CORRUPT_DATA
                ? "the damaged message was about " + Square.name(square) + ": " + moves
                        + " played since told what it said"
                : Square.name(square) + " is not shown as " + moves
                        + " played must leave it: a message was lost, or a man has fallen";
    }

    /** In words: the lines that are left, the first ones of them. */
    String leavesOpen() {
        String lines = guesses.stream()
                .limit(MOST_TOLD)
                .map(guess -> San.writeLine(guess.chain.positions().getFirst(), guess.chain.moves()))
                .collect(Collectors.joining("; or "));
        return (fault == Fault.CORRUPT_DATA ? "a damaged message" : "a square that is not shown as it must be")
                + " leaves open which was played: " + lines;
    }

    /**
     * A line that was perhaps played, each of its moves pressed.
     *
     * @param lost the square whose change was lost, if that is needed
     */
    record Guess(Chain chain, int lost) {
        /** The square whose change was lost and is still shown wrongly. */
        Optional<Integer> wrong() {
            return lost >= 0 ? Optional.of(lost) : Optional.empty();
        }

        /** Whether the line begins where the game stands. */
        boolean follows(Line line) {
            return chain.base() == line.ply()
                    && chain.positions().getFirst().equals(line.last().position());
        }

        private boolean follows(Chain base) {
            return chain.base() == base.base() && chain.positions().getFirst().equals(base.last());
        }

        /** Whether that square, at least, is as the guess says. */
        boolean isShownBy(SensedBoard whole) {
            return lost < 0 || whole.at(lost) == chain.board().at(lost);
        }

        private boolean allows(long differences, long unreported) {
            if (lost == NONE_YET) {
                return (differences & ~unreported) == 0 && Long.bitCount(differences) <= 1;
            }
            return lost == REPORTED_AGAIN ? differences == 0 : (differences & ~Square.bit(lost)) == 0;
        }

        private Guess then(Chain longer, long differences) {
            return new Guess(longer, differences == 0 ? lost : Long.numberOfTrailingZeros(differences));
        }

        private boolean isChange(int square, Sensed shown, Sensed reported) {
            return (square == lost ? chain.board().at(square) : shown) != reported;
        }
    }

    /** The lines that are left, none if nothing is guessed. */
    List<Guess> guesses() {
        return guesses;
    }

    /** A square is reported, and was shown like that before. */
    void reported(int square, Sensed shown, Sensed reported) {
        guesses = guesses.stream()
                .filter(guess -> guess.isChange(square, shown, reported))
                .toList();
        if (guesses.size() > 1) {
            guesses = guesses.stream()
                    .map(guess -> guess.lost == square ? new Guess(guess.chain, REPORTED_AGAIN) : guess)
                    .toList();
        }
        unreported &= ~Square.bit(square);
    }

    /** A player pressed, and this is shown: keeps what explains it by a move of his, or of both players if no press came before. */
    void pressed(Chain base, SensedBoard shown, Colour by) {
        boolean afresh = guesses.isEmpty() || !guesses.getFirst().follows(base);
        List<Guess> before = afresh ? List.of(new Guess(base, NONE_YET)) : guesses;
        List<Guess> one = new ArrayList<>();
        for (Guess guess : before) {
            if (guess.chain.last().turn() == by) {
                one.addAll(next(guess, shown));
            } else if (!guess.chain.isEmpty()
                    && guess.allows(guess.chain.board().differences(shown), unreported)) {
                one.add(guess);
            }
        }
        guesses = List.copyOf(one.isEmpty() ? two(before, shown, by) : one);
    }

    private List<Guess> two(List<Guess> before, SensedBoard shown, Colour by) {
        List<Guess> found = new ArrayList<>();
        for (Guess guess : before) {
            if (guess.chain.last().turn() != by) {
                for (Move move : guess.chain.last().legalMoves()) {
                    found.addAll(next(new Guess(guess.chain.then(move), guess.lost), shown));
                }
            }
        }
        return found;
    }

    private List<Guess> next(Guess guess, SensedBoard shown) {
        List<Guess> found = new ArrayList<>();
        for (Move move : guess.chain.last().legalMoves()) {
            long differences = Matching.after(guess.chain.board(), move).differences(shown);
            if (guess.allows(differences, unreported)) {
                found.add(guess.then(guess.chain.then(move), differences));
            }
        }
        return found;
    }
}
