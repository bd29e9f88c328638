package org.chatrang.judging.fold;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.PositionIdentity;
import org.chatrang.laws.Setup;

/**
 * The positions of a game up to one ply, as a chain from the last to the first. Immutable and shared: a longer line only
 * adds a link, and going back to an earlier ply is taking an earlier link. A link keeps the move and what repetition is
 * decided by, not the position, which is found again by playing the moves from the last given setup.
 */
public final class Line {
    private final Line previous;
    private final int ply;
    private final Move move;
    private final Setup given;
    private final PositionIdentity identity;
    private final boolean irreversible;
    private final boolean wentBack;

    private Line(Line previous, int ply, Move move, Setup given, PositionIdentity identity, boolean irreversible) {
        this(previous, ply, move, given, identity, irreversible, false);
    }

    private Line(
            Line previous,
            int ply,
            Move move,
            Setup given,
            PositionIdentity identity,
            boolean irreversible,
            boolean wentBack) {
        this.previous = previous;
        this.ply = ply;
        this.move = move;
        this.given = given;
        this.identity = identity;
        this.irreversible = irreversible;
        this.wentBack = wentBack;
    }

    /** The first position of a game: its first occurrence, also if it is no usual one. */
    public static Line start(Position position) {
        return new Line(null, 0, null, position.setup(), position.identity(), true);
    }

    /** This line and one more move, legal in {@code before}. */
    public Line play(Position before, Move next, Position after) {
        return new Line(this, ply + 1, next, null, after.identity(), before.zeroing(next));
    }

    /** This line and a position that an arbiter has set, as the one after that ply. */
    public Line set(int afterPly, Position position) {
        return new Line(this, afterPly, null, position.setup(), position.identity(), false);
    }

    /** This line gone back to an earlier link, with everything in between still counted as having occurred. */
    public Line backTo(Line earlier) {
        return new Line(this, earlier.ply, null, earlier.position().setup(), earlier.identity, false, true);
    }

    /** The number of half-moves made. */
    public int ply() {
        return ply;
    }

    /** The line as it was after that ply, empty if it never was there. */
    public Optional<Line> at(int earlier) {
        for (Line line = this; line != null; line = line.previous) {
            if (line.ply == earlier) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /** The position at the end of this line. */
    public Position position() {
        Deque<Move> moves = new ArrayDeque<>();
        Line line = this;
        for (; line.given == null; line = line.previous) {
            moves.push(line.move);
        }
        Position position = Position.of(line.given);
        for (Move next : moves) {
            position = position.play(next);
        }
        return position;
    }

    /** After which plies this very position has occurred, this one among them, in ascending order (Article 9.2.3). */
    public List<Integer> occurrences() {
        return occurrencesOf(identity, this);
    }

    /** After which plies of this line that position has occurred, in ascending order. */
    public List<Integer> occurrencesOf(Position position) {
        return occurrencesOf(position.identity(), this);
    }

    private static List<Integer> occurrencesOf(PositionIdentity wanted, Line from) {
        List<Integer> plies = new ArrayList<>();
        boolean passedBack = false;
        for (Line line = from; line != null; line = line.previous) {
            passedBack |= line.wentBack;
            // Going back is no new occurrence; and what it undid may have been irreversible.
            if (!line.wentBack && line.identity.equals(wanted)) {
                plies.add(line.ply);
            }
            if (line.irreversible && !passedBack) {
                break;
            }
        }
        Collections.reverse(plies);
        return plies;
    }
}
