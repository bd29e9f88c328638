package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.Uci;

/** Gathers what one signal gives. */
final class Events {
    private final List<BoardEvent> events = new ArrayList<>(2);
    private final SignalTime at;

    Events(SignalTime at) {
        this.at = at;
    }

    SignalTime at() {
        return at;
    }

    List<BoardEvent> all() {
        return events;
    }

    void seen(int ply, Position before, Move move) {
        add(new MoveSeen(ply, Uci.write(before, move), null), San.write(before, move), null);
    }

    void withdrawn(int ply) {
        add(new MoveWithdrawn(ply), null, null);
    }

    void clock(ClockReading reading, ClockRead.Occasion occasion, String note) {
        add(new ClockRead(reading, occasion), null, note);
    }

    void fault(BoardFault.Fault fault, String text) {
        add(new BoardFault(fault, text), null, null);
    }

    void fact(GameFact fact, String note) {
        add(fact, null, note);
    }

    /** A completed move, timed by its press. */
    void completed(SignalTime pressedAt, GameFact fact, String san) {
        events.add(new BoardEvent.Observed(pressedAt, fact, san, null));
    }

    void setUp(String placement) {
        events.add(new BoardEvent.GameSetUp(at, placement));
    }

    private void add(GameFact fact, String san, String note) {
        events.add(new BoardEvent.Observed(at, fact, san, note));
    }
}
