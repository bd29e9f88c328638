package org.chatrang.gateway.inference;

import java.util.Optional;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Uci;

/** Where a game begins, and how far it has come by what was recorded of it. */
final class GameStart {
    private GameStart() {}

    /** The first position. */
    static Position of(GameOnBoard game) {
        return game.startFen() == null ? Position.initial() : Position.ofFen(game.startFen());
    }

    /** Plays what was recorded, up to the first half-move that cannot be followed. */
    static Play resumed(GameOnBoard game) {
        Play play = new Play(of(game));
        for (MoveCompleted move : game.completed()) {
            if (!replay(play.line(), move)) {
                break;
            }
        }
        play.begin();
        return play;
    }

    private static boolean replay(Line line, MoveCompleted move) {
        if (move.uci() == null || move.ply() > line.ply() + 1) {
            return false;
        }
        line.cutTo(move.ply() - 1);
        Position before = line.last().position();
        if (before == null) {
            return false;
        }
        var legal = Uci.read(before, move.uci());
        if (legal.isPresent()) {
            line.play(legal.get());
            return true;
        }
        return Uci.readAttempt(move.uci())
                .filter(attempt -> before.pieceAt(attempt.from()) != null)
                .map(attempt -> stand(line, before, attempt))
                .orElse(false);
    }

    private static boolean stand(Line line, Position before, Attempt attempt) {
        Setup after = before.setup().after(attempt);
        line.stand(SensedBoard.of(after), playable(after));
        return true;
    }

    static Optional<Position> playable(Setup setup) {
        return Position.tryOf(setup) instanceof Playability.Playable(Position position)
                ? Optional.of(position)
                : Optional.empty();
    }
}
