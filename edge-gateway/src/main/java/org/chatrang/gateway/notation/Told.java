package org.chatrang.gateway.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chatrang.events.BoardFault;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.ResultGesture;

/** What was told of a game, in this or an earlier run. For one thread. */
final class Told {
    private final List<MoveCompleted> completed = new ArrayList<>();
    private final Set<String> faults = new HashSet<>();
    private final Set<String> replaced = new HashSet<>();
    private MoveSeen seen;
    private GameResult shown;

    void note(GameFact fact) {
        switch (fact) {
            case MoveCompleted move -> {
                if (move.ply() <= completed.size()) {
                    replaced.add(
                            move.ply() + " " + completed.get(move.ply() - 1).notation());
                    completed.subList(move.ply() - 1, completed.size()).clear();
                }
                completed.add(move);
                seen = null;
                shown = null; // the game went on: the same result is news again
            }
            case MoveSeen move -> seen = move;
            case MoveWithdrawn move -> seen = null;
            case ResultGesture gesture -> shown = gesture.result();
            case BoardFault fault -> faults.add(fault.text());
            default -> {}
        }
    }

    /** The half-moves completed, as they stand after every correction. */
    List<MoveCompleted> completed() {
        return completed;
    }

    /** The half-move that is only seen, null if there is none. */
    MoveSeen seen() {
        return seen;
    }

    /** The result told since the last half-move was completed, null if none was. */
    GameResult shown() {
        return shown;
    }

    /** Whether this move would take the place of the one by which it was replaced itself. */
    boolean isBack(MoveCompleted move) {
        return move.ply() <= completed.size() && replaced.contains(move.ply() + " " + move.notation());
    }

    boolean hasFault(String text) {
        return faults.contains(text);
    }

    /** As a text under that heading; a half-move of which the source saw only squares is empty. */
    GameText text(Heading heading) {
        return new GameText(
                heading, completed.stream().map(MoveCompleted::notation).toList(), shown);
    }

    /** Whether something was told, and all of it stands at the beginning of the text. */
    boolean isBeginningOf(GameText text) {
        List<String> notations = new ArrayList<>(text(text.heading()).moves());
        if (seen != null) {
            notations.add(GameText.plain(seen.notation()));
        }
        return !notations.isEmpty() && text.goesOnFrom(notations);
    }
}
