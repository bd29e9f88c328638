package org.chatrang.gateway.notation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.ClockReading;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;

/**
 * One board's game, told once although the source tells all of it every time. The last half-move is only seen until another
 * follows, the game ends or it has stood for a while: sources guess it while the men are in the air. One that was completed
 * and is another now is completed again, with all that follows: a correction, for the arbiter. A list that only got shorter
 * says nothing yet.
 */
final class NotatedBoard {
    private final BoardAssignment assignment;
    private final BoardRecorder recorder;
    private final Duration settle;
    private final List<MoveCompleted> completed = new ArrayList<>();
    private final Side first;
    private MoveSeen seen;
    private GameResult shown;
    private NotatedGame last;
    private long lastChange = System.nanoTime();

    NotatedBoard(BoardAssignment assignment, BoardRecorder recorder, Duration settle) {
        this.assignment = assignment;
        this.recorder = recorder;
        this.settle = settle;
        this.first = start().turn() == Colour.WHITE ? Side.WHITE : Side.BLACK;
        recorder.recorded(assignment.gameId()).forEach(this::note);
    }

    String game() {
        return assignment.gameId();
    }

    /** Half-moves completed so far. */
    int completed() {
        return completed.size();
    }

    private Position start() {
        String fen = assignment.startFen();
        return fen == null ? Position.initial() : Position.ofFen(fen);
    }

    /** Tells what is new. To be called again with the same game while time goes by. */
    void update(NotatedGame game) throws InterruptedException {
        if (!game.equals(last)) {
            last = game;
            lastChange = System.nanoTime();
        }
        List<MoveCompleted> moves = new ArrayList<>();
        List<String> gesture = new ArrayList<>();
        read(game, moves, gesture);
        boolean stands = System.nanoTime() - lastChange >= settle.toNanos();
        int certain = game.result().isPresent() || stands ? moves.size() : Math.max(0, moves.size() - 1);
        int same = 0;
        while (same < Math.min(completed.size(), moves.size()) && same(completed.get(same), moves.get(same))) {
            same++;
        }
        if (same == moves.size() && same < completed.size()) {
            return;
        }
        for (int ply = same; ply < certain; ply++) {
            complete(moves.get(ply), by(ply, moves.size(), game.result()));
        }
        if (certain < moves.size()) {
            see(moves.get(certain));
        }
        if (game.result().isPresent() && !game.result().get().equals(shown)) {
            tell(new ResultGesture(game.result().get(), gesture));
        }
    }

    private static CompletedBy by(int index, int moves, Optional<GameResult> result) {
        if (index < moves - 1) {
            return CompletedBy.NEXT_MOVE;
        }
        return result.isPresent() ? CompletedBy.GAME_END : CompletedBy.QUIET;
    }

    private void complete(MoveCompleted move, CompletedBy by) throws InterruptedException {
        if (seen != null && (seen.ply() != move.ply() || !Objects.equals(seen.notation(), move.notation()))) {
            tell(new MoveWithdrawn(seen.ply()));
        }
        tell(new MoveCompleted(
                move.ply(), move.uci(), move.notation(), move.placement(), move.clock(), by, move.touched()));
    }

    private void see(MoveCompleted move) throws InterruptedException {
        MoveSeen now = new MoveSeen(move.ply(), move.uci(), move.notation());
        if (now.equals(seen) || move.ply() <= completed.size()) {
            return;
        }
        if (seen != null) {
            tell(new MoveWithdrawn(seen.ply()));
        }
        tell(now);
    }

    private void tell(GameFact fact) throws InterruptedException {
        recorder.record(assignment.boardId(), assignment.gameId(), completed.size(), fact);
        note(fact);
    }

    private void note(GameFact fact) {
        switch (fact) {
            case MoveCompleted move -> {
                if (move.ply() <= completed.size()) {
                    completed.subList(move.ply() - 1, completed.size()).clear();
                }
                completed.add(move);
                seen = null;
            }
            case MoveSeen move -> seen = move;
            case MoveWithdrawn move -> seen = null;
            case ResultGesture gesture -> shown = gesture.result();
            default -> {}
        }
    }

    /** The same move, however it is written; the clock may have been corrected since. */
    private static boolean same(MoveCompleted one, MoveCompleted other) {
        return one.uci() != null || other.uci() != null
                ? Objects.equals(one.uci(), other.uci())
                : Objects.equals(one.notation(), other.notation());
    }

    private void read(NotatedGame game, List<MoveCompleted> moves, List<String> gesture) {
        BoardText board = new BoardText.Known(start());
        Long white = null;
        Long black = null;
        Side mover = first;
        List<NotatedGame.Ply> plies = game.plies();
        int firstCentreKing = plies.size();
        while (firstCentreKing > 0
                && CentreKings.square(plies.get(firstCentreKing - 1).san()) != null) {
            firstCentreKing--;
        }
        for (int i = 0; i < plies.size(); i++) {
            NotatedGame.Ply ply = plies.get(i);
            BoardText.Played played = board.play(ply.san());
            boolean mayShowResult = i >= firstCentreKing && game.result().isPresent();
            if (mayShowResult && !(played.legal() && gesture.isEmpty())) {
                gesture.add(CentreKings.square(ply.san()));
                continue;
            }
            white = mover == Side.WHITE ? ply.leftMillis() : white;
            black = mover == Side.BLACK ? ply.leftMillis() : black;
            ClockReading clock = white == null && black == null ? null : ClockReading.of(white, black, mover.other());
            moves.add(new MoveCompleted(
                    i + 1, played.uci(), ply.san(), played.placement(), clock, CompletedBy.NEXT_MOVE, List.of()));
            board = played.after();
            mover = mover.other();
        }
    }
}
