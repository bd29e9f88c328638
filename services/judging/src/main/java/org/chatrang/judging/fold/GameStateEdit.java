package org.chatrang.judging.fold;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Stamp;
import org.chatrang.laws.Position;

/** A copy of a game state to be changed part by part; {@link #done} makes it a state again. */
final class GameStateEdit {
    private final String gameId;
    private Phase phase;
    private long seq;
    private long firstOffset;
    private long lastScheduleOffset;
    private Instant lastAt;
    private String desk;
    private GameScheduled schedule;
    private Rules rules;
    private Line line;
    private Position position;
    private Map<String, Stamp> stamps;
    private Offers offers;
    private Offences offences;
    private Clocks clocks;
    private List<Pending> pending;
    private Ending ending;
    private StandingMove illegalMove;
    private boolean quarantined;
    private Analyses analyses;
    private IntendedMove intendedMove;

    GameStateEdit(GameState from) {
        gameId = from.gameId();
        phase = from.phase();
        seq = from.seq();
        firstOffset = from.firstOffset();
        lastScheduleOffset = from.lastScheduleOffset();
        lastAt = from.lastAt();
        desk = from.desk();
        schedule = from.schedule();
        rules = from.rules();
        line = from.line();
        position = from.position();
        stamps = from.stamps();
        offers = from.offers();
        offences = from.offences();
        clocks = from.clocks();
        pending = from.pending();
        ending = from.ending();
        illegalMove = from.illegalMove();
        quarantined = from.quarantined();
        analyses = from.analyses();
        intendedMove = from.intendedMove();
    }

    GameStateEdit phase(Phase value) {
        phase = value;
        return this;
    }

    GameStateEdit seq(long value) {
        seq = value;
        return this;
    }

    GameStateEdit firstOffset(long value) {
        firstOffset = value;
        return this;
    }

    GameStateEdit lastScheduleOffset(long value) {
        lastScheduleOffset = value;
        return this;
    }

    GameStateEdit lastAt(Instant value) {
        lastAt = value;
        return this;
    }

    GameStateEdit desk(String value) {
        desk = value;
        return this;
    }

    GameStateEdit schedule(GameScheduled value) {
        schedule = value;
        return this;
    }

    GameStateEdit rules(Rules value) {
        rules = value;
        return this;
    }

    GameStateEdit line(Line value) {
        line = value;
        return this;
    }

    GameStateEdit position(Position value) {
        position = value;
        return this;
    }

    GameStateEdit stamps(Map<String, Stamp> value) {
        stamps = value;
        return this;
    }

    GameStateEdit offers(Offers value) {
        offers = value;
        return this;
    }

    GameStateEdit offences(Offences value) {
        offences = value;
        return this;
    }

    GameStateEdit clocks(Clocks value) {
        clocks = value;
        return this;
    }

    GameStateEdit pending(List<Pending> value) {
        pending = value;
        return this;
    }

    GameStateEdit ending(Ending value) {
        ending = value;
        return this;
    }

    GameStateEdit illegalMove(StandingMove value) {
        illegalMove = value;
        return this;
    }

    GameStateEdit quarantined(boolean value) {
        quarantined = value;
        return this;
    }

    GameStateEdit analyses(Analyses value) {
        analyses = value;
        return this;
    }

    GameStateEdit intendedMove(IntendedMove value) {
        intendedMove = value;
        return this;
    }

    GameState done() {
        return new GameState(
                gameId,
                phase,
                seq,
                firstOffset,
                lastScheduleOffset,
                lastAt,
                desk,
                schedule,
                rules,
                line,
                position,
                stamps,
                offers,
                offences,
                clocks,
                pending,
                ending,
                illegalMove,
                quarantined,
                analyses,
                intendedMove);
    }
}
