package org.chatrang.judging.fold;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.AnalysisCompleted.Chance;
import org.chatrang.events.Side;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;

/** Takes the outcome of a longer search: does its question still matter, and is its line of moves a mate? */
final class AnalysisReading {
    private AnalysisReading() {}

    static void completed(Turn turn, AnalysisCompleted said, String by) {
        turn.add(fact(turn.state(), said, by));
        // Answered, whatever the answer is worth: the same search would only say it again.
        turn.edit(edit -> edit.analyses(turn.state().analyses().with(by, said)));
    }

    private static AnalysisFact fact(GameState state, AnalysisCompleted said, String by) {
        Optional<Line.Stop> stop = Optional.empty();
        Ending loss = null;
        if (said.side() == null) {
            stop = sinceTheLastSetup(state, said);
            if (stop.isEmpty()) {
                return new AnalysisFact.Moot(by, said, "the game has not come from that position to where it stands");
            }
            if (state.ending() != null && state.ending().isSettled()) {
                return new AnalysisFact.Moot(by, said, "the game has ended in a way that this cannot change");
            }
        } else {
            loss = state.ending();
            if (loss == null
                    || loss.result() != null
                    || loss.seq() != said.answers()
                    || loss.loser().other() != said.side()) {
                return new AnalysisFact.Moot(by, said, "no loss by that record waits for it");
            }
            if (!state.position().fen().equals(said.fen())) {
                return new AnalysisFact.Untrue(by, said, "the position of that record is another");
            }
        }
        Position position = stop.map(Line.Stop::position).orElse(state.position());
        if (said.chance() == Chance.CAN && !mates(position, said.line(), said.side())) {
            return new AnalysisFact.Untrue(by, said, "its line of moves does not lead to the mate");
        }
        return new AnalysisFact.Completed(by, said, position, loss);
    }

    private static Optional<Line.Stop> sinceTheLastSetup(GameState state, AnalysisCompleted said) {
        return state.line().stretch().stream()
                .filter(stop -> stop.seq() == said.answers()
                        && stop.ply() == said.ply()
                        && stop.position().fen().equals(said.fen()))
                .findFirst();
    }

    /** Whether these moves are legal one after the other and end in a mate, by that side if one is given. */
    private static boolean mates(Position from, List<String> line, Side side) {
        Position position = from;
        for (String text : line) {
            Optional<Move> move = Uci.read(position, text);
            if (move.isEmpty()) {
                return false;
            }
            position = position.play(move.get());
        }
        Colour mated = position.turn();
        return position.isCheckmate() && (side == null || GameState.colourOf(side) == mated.other());
    }
}
