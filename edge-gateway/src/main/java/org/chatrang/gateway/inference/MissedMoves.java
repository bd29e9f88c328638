package org.chatrang.gateway.inference;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.PlacementSeen;

/**
 * The moves of a time in which the board was not heard. A source that keeps its own list of the moves is asked first, for
 * several lines may lead to what the board shows; where it has none that goes on from what is completed, the placement alone counts.
 */
final class MissedMoves {
    private static final int NOT_GUESSED = -1;

    private final Situation game;
    /** Signals were missed, and what is shown is not understood yet. */
    private boolean gap;
    /** After that half-move the placement alone was believed: the source's list may still come and know better. */
    private int guessedAfter = NOT_GUESSED;
    /** The moves on the board are those of the source's list, and another one is being made. */
    private boolean between;
    /** The moves that were missed, by the source's list; null if it told none. */
    private Chain missed;
    /** What the source made of it, null if it has not said since it is heard. */
    private ListedMoves list;

    MissedMoves(Situation game, boolean gap) {
        this.game = game;
        this.gap = gap;
    }

    /** Whether signals were missed since the board was last in step, so that several moves may have been made. */
    boolean gap() {
        return gap;
    }

    /** Whether it is known which moves are on the board, although another one is being made. */
    boolean between() {
        return between;
    }

    /** How many of the moves on the board were missed and are known from the source's list. */
    int onBoard() {
        Chain pending = game.pending();
        int count = missed == null ? 0 : missed.base() + missed.size() - pending.base();
        boolean same = count > 0
                && count <= pending.size()
                && pending.positions().get(count).equals(missed.last());
        return same ? count : 0;
    }

    /** Signals are missed from now on. */
    void begin() {
        gap = true;
        between = false;
        forgetList();
        missed = null;
        guessedAfter = NOT_GUESSED;
    }

    /** What is shown was looked at and not found to be moves that were missed. */
    void closeGap() {
        gap = false;
    }

    /** What is shown is understood. */
    void understood() {
        if (gap && list == null) {
            guessedAfter = game.line().ply();
        }
        gap = false;
    }

    /** The board shows something else. */
    void moved() {
        between = false;
    }

    /** What the source made of the moves, if it has said so since it is heard. */
    Optional<ListedMoves> list() {
        return Optional.ofNullable(list);
    }

    void keepList(ListedMoves moves) {
        list = moves;
    }

    void forgetList() {
        list = null;
    }

    /**
     * The source's own list of the moves: used where the placements alone do not tell.
     *
     * @return whether moves that were missed are now known
     */
    boolean listed(ListedMoves moves, Events events) {
        list = moves;
        if (!game.isKnown() || game.over()) {
            return false;
        }
        if (gap) {
            readList(events);
            return game.inStep() || between;
        }
        boolean guessed = guessedAfter == game.line().ply();
        return (guessed || !game.inStep()) && askList(events) && guessed;
    }

    /** Whether the source has a list that tells what is shown; then that is believed. */
    boolean askList(Events events) {
        Optional<ListReading> found = list == null ? Optional.empty() : ListReading.of(game.line(), list, game.shown());
        found.ifPresent(reading -> take(reading, events));
        return found.isPresent();
    }

    /**
     * After a gap the source's list is asked first: several lines may lead to what is shown.
     *
     * @return whether that settles it, or will when the move is made that is being made now
     */
    boolean readList(Events events) {
        Line line = game.line();
        if (list == null || !ListReading.goesOn(line, list)) {
            return false;
        }
        Optional<ListReading> found = ListReading.of(line, list, game.shown())
                .or(() -> ListReading.of(line, list, game.meaning()))
                .or(() -> ListReading.near(line, list, game.shown()));
        found.ifPresentOrElse(reading -> take(reading, events), game::outOfStep);
        return true;
    }

    private void take(ListReading found, Events events) {
        int base = found.moves().base();
        Play play = game.play();
        if (found.takenBack()) {
            play.withdraw(events);
            events.fact(
                    new PlacementSeen(game.shown().placement(), false, List.of()),
                    "while the board was not heard the game was taken back to half-move " + base);
            play.goBack(base);
        }
        game.show(found.moves(), events);
        if (!found.shown()) {
            game.outOfStep();
        }
        between = !found.shown();
        guessedAfter = NOT_GUESSED;
        missed = found.moves();
        play.completeAnswered(game.shown(), events);
        if (between
                && ResultOnBoard.of(game.shown()).isPresent()
                && !game.pending().isEmpty()) {
            play.complete(game.pending().size(), CompletedBy.GAME_END, null, events.at(), null, events);
        }
    }
}
