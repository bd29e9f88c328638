package org.chatrang.judging.analysis;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.Side;
import org.chatrang.judging.fold.GameState;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.MatingChances.Proof;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.mate.MateAnswer;

/**
 * Whether a side can mate before the count of Article 9.6.2 draws the game: a line of play ends when 150 half-moves have gone
 * without a pawn move or capture, unless the last one mates. For events that settle it so; the Laws look at the position alone.
 *
 * <p>No mate without the count is none with it. A mating line is one with the count if the count never runs full on it.
 * Otherwise every line up to the full count is tried, from each pawn move or capture on by the same question with a count
 * begun anew; what that takes too long for is not known.
 */
public final class CountedMate {
    private static final int FULL = 150;
    private static final int TRIED = 20_000;

    private final MateSearch search;
    private int tried;

    /** Asks that search. */
    public CountedMate(MateSearch search) {
        this.search = search;
    }

    /** The answer for that side; a line is given only if it keeps within the count. */
    public MateAnswer canMate(Position position, Side side) {
        MateAnswer uncounted = search.canMate(position, side);
        if (uncounted.chance() != Chance.CAN || isWithinCount(position, uncounted.line())) {
            return uncounted;
        }
        tried = 0;
        List<Move> line = new ArrayList<>();
        Chance chance = tryAll(position, side, line);
        Proof proof = switch (chance) {
            case CAN -> Proof.HELPMATE;
            case CANNOT -> Proof.EXHAUSTED;
            case UNKNOWN -> Proof.NONE;
        };
        return new MateAnswer(chance, proof, line, uncounted.nodes() + tried);
    }

    private static boolean isWithinCount(Position from, List<Move> line) {
        Position position = from;
        for (Move move : line) {
            if (position.halfmoveClock() >= FULL) {
                return false;
            }
            position = position.play(move);
        }
        return true;
    }

    private Chance tryAll(Position position, Side side, List<Move> line) {
        if (position.isCheckmate()) {
            return position.turn() == GameState.colourOf(side) ? Chance.CANNOT : Chance.CAN;
        }
        if (position.halfmoveClock() >= FULL) {
            return Chance.CANNOT;
        }
        if (++tried > TRIED) {
            return Chance.UNKNOWN;
        }
        Chance best = Chance.CANNOT;
        for (Move move : position.legalMoves()) {
            line.add(move);
            Chance chance = after(position.play(move), position.zeroing(move), side, line);
            if (chance == Chance.CAN) {
                return chance;
            }
            line.removeLast();
            best = chance == Chance.UNKNOWN ? chance : best;
        }
        return best;
    }

    /** With the count begun anew the search without it nearly always finds a line short enough. */
    private Chance after(Position position, boolean zeroed, Side side, List<Move> line) {
        if (!zeroed) {
            return tryAll(position, side, line);
        }
        MateAnswer uncounted = search.canMate(position, side);
        if (uncounted.chance() == Chance.CAN) {
            if (!isWithinCount(position, uncounted.line())) {
                return Chance.UNKNOWN;
            }
            line.addAll(uncounted.line());
        }
        return uncounted.chance();
    }
}
