package org.chatrang.judging.fold;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;

/**
 * A game as of one record of its log. Immutable; a state keeps what it shares with its predecessor.
 *
 * @param gameId the game
 * @param phase where it stands in its life
 * @param seq the number of records taken
 * @param firstOffset where its first record stands in the partition
 * @param lastScheduleOffset where its last schedule stands, taken or not
 * @param lastAt the last record's own time, null if it could not be read
 * @param desk the source that scheduled it
 * @param schedule the schedule that counts
 * @param rules the rules that follow from it
 * @param line the positions so far
 * @param position the position on the board
 * @param stamps the last stamp of each source
 * @param offers open draw offers
 * @param offences illegal moves counted
 * @param clocks what is known of the clocks
 * @param pending what waits for the arbiter, oldest first
 * @param ending how it ended, null while it goes on
 * @param illegalMove an illegal move that stands if the opponent moves next, null if there is none
 * @param quarantined a record of it could not be read and the arbiter has not released it since
 * @param analyses questions about mating chances that the log holds answers to
 * @param intendedMove the move a player must make after a claim by it was wrong (Article 9.5.3), null if there is none
 */
public record GameState(
        String gameId,
        Phase phase,
        long seq,
        long firstOffset,
        long lastScheduleOffset,
        Instant lastAt,
        String desk,
        GameScheduled schedule,
        Rules rules,
        Line line,
        Position position,
        Map<String, Stamp> stamps,
        Offers offers,
        Offences offences,
        Clocks clocks,
        List<Pending> pending,
        Ending ending,
        StandingMove illegalMove,
        boolean quarantined,
        Analyses analyses,
        IntendedMove intendedMove) {

    /** A game of which no schedule was read. */
    public static GameState unscheduled(String gameId) {
        return new GameState(
                gameId,
                Phase.UNSCHEDULED,
                0,
                0,
                0,
                null,
                null,
                null,
                null,
                null,
                null,
                Map.of(),
                Offers.NONE,
                Offences.NONE,
                Clocks.UNKNOWN,
                List.of(),
                null,
                null,
                false,
                Analyses.NONE,
                null);
    }

    /** Whether records belong to a game log. */
    public boolean isOpen() {
        return phase != Phase.UNSCHEDULED && phase != Phase.CLOSED;
    }

    /** Half-moves made, 0 if there is no game. */
    public int ply() {
        return line == null ? 0 : line.ply();
    }

    /** Whose move it is. */
    public Side toMove() {
        return sideOf(position.turn());
    }

    /** When the flag of the player to move falls if nothing happens, by the last reading; empty if that cannot be told. */
    public Optional<Instant> flagDueAt() {
        return Flags.dueAt(this);
    }

    /** When the default time is over; empty if the game was not started. */
    public Optional<Instant> defaultTimeEnds() {
        return ClockFold.defaultTimeEnds(this);
    }

    /** The last stamp of a source, null if it said nothing yet. */
    public Stamp lastStamp(String source) {
        return stamps.get(source);
    }

    /** A colour of the Laws as a side of what travels. */
    public static Side sideOf(Colour colour) {
        return colour == Colour.WHITE ? Side.WHITE : Side.BLACK;
    }

    /** A side of what travels as a colour of the Laws. */
    public static Colour colourOf(Side side) {
        return side == Side.WHITE ? Colour.WHITE : Colour.BLACK;
    }

    GameState stamped(Stamp stamp) {
        Map<String, Stamp> all = new HashMap<>(stamps);
        all.put(stamp.source(), stamp);
        return edit().stamps(Map.copyOf(all)).done();
    }

    GameStateEdit edit() {
        return new GameStateEdit(this);
    }
}
