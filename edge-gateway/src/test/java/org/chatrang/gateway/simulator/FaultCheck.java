package org.chatrang.gateway.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.events.BoardFault;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;
import org.chatrang.laws.Uci;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReplay;

/** Every fault that was made has its event, and there is no event for which nothing was made. */
final class FaultCheck {
    private final PgnReplay replay;
    private final List<GameFact> facts;
    private final List<String> wrong = new ArrayList<>();

    private FaultCheck(PgnGame game, List<GameFact> facts) {
        this.replay = PgnReplay.of(game);
        this.facts = new ArrayList<>(facts);
    }

    static List<String> wrong(PgnGame game, List<GameFact> facts, List<FaultNote> faults) {
        FaultCheck check = new FaultCheck(game, facts);
        faults.forEach(check::fault);
        check.moves();
        check.rest();
        return check.wrong;
    }

    private void fault(FaultNote note) {
        boolean found = switch (note.fault()) {
            case SLIDE, KNOCKED -> true;
            case CABLE ->
                take(fact -> fact instanceof BoardFault seen && seen.fault() == BoardFault.Fault.CABLE_PULLED);
            case PRESS_WITHOUT_MOVE -> pressed(before(note.ply()).placement());
            case ILLEGAL_MOVE ->
                note.detail().isEmpty()
                        || take(fact -> fact instanceof MoveCompleted move
                                && move.ply() == note.ply()
                                && note.detail().equals(move.uci()))
                        || pressed(after(before(note.ply()), note.detail()));
        };
        if (!found) {
            wrong.add("no event for " + note);
        }
    }

    private boolean pressed(String placement) {
        return take(fact -> fact instanceof PlacementSeen seen
                && seen.pressed()
                && seen.placement().equals(placement));
    }

    private boolean take(java.util.function.Predicate<GameFact> wanted) {
        for (int i = 0; i < facts.size(); i++) {
            if (wanted.test(facts.get(i))) {
                facts.remove(i);
                return true;
            }
        }
        return false;
    }

    private Position before(int ply) {
        return ply == 1
                ? replay.start().orElseThrow()
                : replay.plies().get(ply - 2).after();
    }

    private static String after(Position position, String uci) {
        SensedBoard board = SensedBoard.of(position.setup());
        int from = square(uci.substring(0, 2));
        int to = square(uci.substring(2, 4));
        return board.with(to, board.at(from)).with(from, Sensed.EMPTY).placement();
    }

    private static int square(String name) {
        return Square.of(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    /** The last word on each half-move is the game's. */
    private void moves() {
        Map<Integer, String> told = new TreeMap<>();
        facts.forEach(fact -> {
            if (fact instanceof MoveCompleted move && told.put(move.ply(), String.valueOf(move.uci())) != null) {
                wrong.add("half-move " + move.ply() + " completed twice");
            }
        });
        Map<Integer, String> written = new TreeMap<>();
        Position before = replay.start().orElseThrow();
        for (PgnReplay.Played ply : replay.plies()) {
            written.put(ply.ply(), Uci.write(before, ply.move()));
            before = ply.after();
        }
        if (!told.equals(written)) {
            wrong.add("moves " + told + " instead of " + written);
        }
    }

    private void rest() {
        for (GameFact fact : facts) {
            boolean odd = fact instanceof PlacementSeen
                    || fact instanceof BoardFault fault && fault.fault() != BoardFault.Fault.TURNED;
            if (odd) {
                wrong.add("nothing was made for " + fact);
            }
        }
    }
}
