package org.chatrang.judging.fold;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.chatrang.laws.GameHistory;
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
    private final long seq;

    private Line(
            Line previous,
            int ply,
            Move move,
            Setup given,
            PositionIdentity identity,
            boolean irreversible,
            boolean wentBack,
            long seq) {
        this.previous = previous;
        this.ply = ply;
        this.move = move;
        this.given = given;
        this.identity = identity;
        this.irreversible = irreversible;
        this.wentBack = wentBack;
        this.seq = seq;
    }

    /**
     * One position of a line.
     *
     * @param seq the record of the game's log that led to it
     * @param ply the half-moves made before it
     * @param position the position
     */
    public record Stop(long seq, int ply, Position position) {}

    /** The first position of a game: its first occurrence, also if it is no usual one. */
    public static Line start(Position position, long seq) {
        return new Line(null, 0, null, position.setup(), position.identity(), true, false, seq);
    }

    /** This line and one more move, legal in {@code before}, by that record of the log. */
    public Line play(Position before, Move next, Position after, long by) {
        return new Line(this, ply + 1, next, null, after.identity(), before.zeroing(next), false, by);
    }

    /** This line and a position that an arbiter has set by that record of the log, as the one after that ply. */
    public Line set(int afterPly, Position position, long by) {
        return new Line(this, afterPly, null, position.setup(), position.identity(), false, false, by);
    }

    /** This line gone back to an earlier link, with everything in between still counted as having occurred. */
    public Line backTo(Line earlier, long by) {
        return new Line(this, earlier.ply, null, earlier.position().setup(), earlier.identity, false, true, by);
    }

    /** The record of the game's log that led to the position at the end of this line. */
    public long seq() {
        return seq;
    }

    /** The positions since the last one that was set, each reached from the one before by a legal move; the last is the line's. */
    public List<Stop> stretch() {
        Deque<Line> links = new ArrayDeque<>();
        Line line = this;
        for (; line.given == null; line = line.previous) {
            links.push(line);
        }
        List<Stop> stops = new ArrayList<>();
        Position position = Position.of(line.given);
        stops.add(new Stop(line.seq, line.ply, position));
        for (Line link : links) {
            position = position.play(link.move);
            stops.add(new Stop(link.seq, link.ply, position));
        }
        return stops;
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
        return history().position();
    }

    /** The moves that led here from the last position given, for whoever asks how a right was lost or what stood before. */
    public GameHistory history() {
        Deque<Move> moves = new ArrayDeque<>();
        Line line = this;
        for (; line.given == null; line = line.previous) {
            moves.push(line.move);
        }
        GameHistory game = GameHistory.start(Position.of(line.given), line.ply);
        for (Move next : moves) {
            game = game.play(next);
        }
        return game;
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
