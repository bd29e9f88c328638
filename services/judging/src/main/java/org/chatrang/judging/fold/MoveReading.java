package org.chatrang.judging.fold;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chatrang.events.MoveCompleted;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Diagnosis;
import org.chatrang.laws.IllegalMove;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.Legality;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Square;
import org.chatrang.laws.Uci;

/** What a completed move turned out to be: by its squares if the source saw them, otherwise by its notation. */
sealed interface MoveReading {
    /** Stands for the reason of what is no move at all. */
    String NOT_A_MOVE = "NOT_A_MOVE";

    /** A legal move. */
    record Legal(Move move) implements MoveReading {}

    /**
     * No legal move.
     *
     * @param reason the reason's name
     * @param text the reason in words
     * @param squares the squares involved
     * @param understood whether it is known what was done; if not, it cannot be held against the player
     */
    record Illegal(String reason, String text, List<String> squares, boolean understood) implements MoveReading {}

    /** A completed move; what the game has lost on the way, a right to castle for instance, is told with the move that did. */
    static MoveReading of(GameState state, MoveCompleted move) {
        Position position = state.position();
        Optional<Attempt> squares = move.uci() == null ? Optional.empty() : Uci.readAttempt(move.uci());
        if (squares.isPresent()) {
            return switch (Legality.diagnose(position, squares.get())) {
                case Diagnosis.Legal(Move legal) -> new Legal(legal);
                case Diagnosis.Illegal(IllegalMove illegal) ->
                    illegal(position, Legality.explain(state.line().history(), illegal));
            };
        }
        return ofText(position, move.notation());
    }

    /** A move written in UCI or in algebraic notation; null is no move. */
    static MoveReading ofText(Position position, String text) {
        if (text == null || text.isBlank()) {
            return new Illegal(NOT_A_MOVE, "neither squares nor a notation were given", List.of(), false);
        }
        if (text.length() > 20) {
            return new Illegal(NOT_A_MOVE, "\"" + Quote.of(text) + "\" is no move", List.of(), false);
        }
        return switch (San.read(position, text)) {
            case SanReading.Legal(Move legal) -> new Legal(legal);
            case SanReading.Illegal(IllegalMove illegal) -> illegal(position, illegal);
            case SanReading.Unreadable(String reason) -> new Illegal(NOT_A_MOVE, Quote.of(reason), List.of(), false);
        };
    }

    /** From, to, the squares that show the reason, and the king's if it would be in check. */
    private static MoveReading illegal(Position position, IllegalMove move) {
        int king =
                move.reason() == IllegalReason.KING_LEFT_IN_CHECK ? position.kingSquare(position.turn()) : Square.NONE;
        List<String> squares = Stream.concat(Stream.of(move.from(), move.to(), king), move.squares().stream())
                .filter(square -> square != Square.NONE)
                .map(Square::name)
                .distinct()
                .toList();
        boolean understood = move.reason() != IllegalReason.AMBIGUOUS;
        return new Illegal(move.reason().name(), move.text(), squares, understood);
    }
}
