package org.chatrang.gateway.inference;

import java.util.List;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;

/**
 * Brings presses and moves together. A press completes the moves on the board up to the last one of the player who pressed; it
 * waits for the end of the scan in which the move may still be, and, if the board is out of step, for the board. The opponent's
 * touching a man or pressing ends the wait.
 */
final class Presses implements GameClock.PressListener {
    private final Situation game;
    private final InferenceSettings settings;
    private final GameClock clock;
    private final Misfits misfits;
    private final LostChanges lost;
    private Press press;
    /** What the board showed at the press, and the moves it was then read as; null if it was not understood. */
    private SensedBoard shownAtPress;

    private Chain readAtPress;
    /** Since the press the board was understood once, the move of the press on it. */
    private boolean wasRead;
    /** Since the press the opponent has touched a man. */
    private boolean answered;
    /** Whether it was asked of this press if the clock's sides are read the right way round. */
    private boolean sidesSettled;
    /** Signals were missed: a press may have been, too. */
    private boolean resuming;

    Presses(Situation game, InferenceSettings settings) {
        this.game = game;
        this.settings = settings;
        clock = new GameClock(settings, this);
        lost = new LostChanges(game);
        misfits = new Misfits(game, settings, clock, lost);
        resuming = game.missed().gap();
    }

    GameClock clock() {
        return clock;
    }

    LostChanges lost() {
        return lost;
    }

    /** The board will not be heard for a while: what was on it counts. */
    void missed(Events events) {
        if (press != null && game.inStep()) {
            complete(events);
        }
        press = null;
        resuming = true;
    }

    void forget() {
        press = null;
    }

    /** Which moves were missed is known only now: which of them were pressed the clock tells. */
    void resume() {
        press = null;
        resuming = true;
    }

    /**
     * The result is shown, so nothing more will come that belongs to the last move: if it was pressed, or ended the game by
     * itself, it is completed, however soon the kings were lifted after it.
     */
    void ended(Events events) {
        if (press != null && !game.inStep() && game.doubt() != null) {
            guess(events);
        }
        lost.leaveOpen(events);
        if (press != null) {
            if (wentOnToTheCentre()) {
                game.play().show(readAtPress, events);
            }
            complete(events);
        } else if (resuming && game.missed().onBoard() > 0) {
            // the clock was stopped before it was heard again, so it could not tell that they were pressed
            int missed = game.missed().onBoard();
            game.play().complete(missed, CompletedBy.GAME_END, clock.reading(), events.at(), null, events);
        }
        Chain pending = game.pending();
        if (!pending.isEmpty()
                && (pending.last().isCheckmate() || pending.last().isStalemate())) {
            game.play().complete(pending.size(), CompletedBy.GAME_END, clock.reading(), events.at(), null, events);
        }
        press = null;
    }

    /** Whether the king of the player who pressed has come to the centre since; it may be the result already. */
    private boolean wentOnToTheCentre() {
        Chain pending = game.pending();
        int count = pending.upToLastOf(Play.colour(press.by()));
        return count > 0
                && readAtPress != null
                && hasMove(readAtPress)
                && !readAtPress.moves().equals(pending.moves())
                && ResultOnBoard.isKingToCentre(
                        pending.positions().get(count - 1), pending.moves().get(count - 1));
    }

    @Override
    public void pressed(Press now, Events events) {
        if (game.over() || !game.isKnown()) {
            clock.vain(now, events);
            return;
        }
        if (press != null) {
            decide(true, events);
        }
        press = now;
        shownAtPress = game.shown();
        readAtPress = game.inStep() ? game.pending() : null;
        wasRead = false;
        answered = false;
        sidesSettled = false;
        resuming = false;
        if (!game.inStep() && game.wasTold() && misfits.tell(press, false, false, events)) {
            press = null;
        }
    }

    /** A man is about to leave a square, or to come to it. */
    void touched(Piece lifted, Piece put, Events events) {
        if (press != null && !game.inStep() && (isReply(lifted) || isReply(put))) {
            if (game.doubt() != null) {
                guess(events);
            } else if (!wasRead && !answered && isSettled(events) && misfits.suspect(press, events)) {
                press = null;
            }
        }
        answered |= press != null && (isReply(lifted) || isReply(put));
        if (press == null || !game.inStep()) {
            return;
        }
        wasRead |= hasMove();
        boolean secondKing =
                lifted != null && lifted.type() == PieceType.KING && isReply(lifted) && wentOnToTheCentre();
        boolean reply = isReply(lifted) || isReply(put);
        boolean settled = isSettled(events);
        if ((reply || settled) && !secondKing && !complete(events) && settled && (reply || !isMovers())) {
            inVain(events); // the opponent goes on from what was there
        }
    }

    /** The move of the press, although a square may be shown wrongly. */
    private void guess(Events events) {
        if (lost.guess(press, events)) {
            press = null;
        }
    }

    private boolean isReply(Piece moved) {
        return moved != null && moved.colour() != Play.colour(press.by());
    }

    /** Does what is due when nothing (more) happens. */
    void rest(Events events) {
        misfits.catchUp(events);
        boolean played = !clock.stands();
        if (game.inStep() && played) {
            game.play().completeAnswered(game.shown(), events);
        }
        resumeMissed(events);
        if (press != null) {
            decide(false, events);
        }
        if (press != null) {
            return;
        }
        if (game.inStep()) {
            completeUnpressed(events);
        } else if (game.doubt() == null && game.unchanged(events, settings.unexplained())) {
            misfits.tell(null, false, false, events);
        }
    }

    /** After a gap the clock tells who pressed last: the player whose time does not run. */
    private void resumeMissed(Events events) {
        boolean known = game.inStep() || game.missed().between();
        if (!resuming || !known || !clock.isFresh() || clock.running() == null) {
            return;
        }
        resuming = false;
        Press last = new Press(events.at(), clock.running().other(), clock.reading());
        if (game.pending().upToLastOf(Play.colour(last.by())) > 0) {
            press = last;
            wasRead = true;
            answered = false;
        }
    }

    /** Without a press a move is completed by ending the game, or, where there is no clock, by a quiet time. */
    private void completeUnpressed(Events events) {
        Chain pending = game.pending();
        boolean shownOnly = pending.size() > 1 && clock.stands(); // players who look at the game, not who play it
        if (pending.isEmpty() || shownOnly) {
            return;
        }
        if (game.unchanged(events, settings.end()) && game.line().ends(pending.last())) {
            completeAll(CompletedBy.GAME_END, events);
        } else if (!clock.attached() && game.unchanged(events, settings.quiet())) {
            completeAll(CompletedBy.QUIET, events);
        }
    }

    private void completeAll(CompletedBy by, Events events) {
        int all = game.pending().size();
        game.play().complete(all, by, clock.reading(), events.at(), game.shown(), events);
    }

    /**
     * Finds the move of the press, or says that there is none.
     *
     * @param now the next press has come: whatever is on its way is not the move of this one
     */
    private void decide(boolean now, Events events) {
        if (game.missed().between() && hasMove()) {
            completeMissed(events);
            return;
        }
        if (!game.inStep() && game.doubt() != null) {
            if (now || isSettled(events)) {
                guess(events);
            }
            if (press == null || game.doubt() != null) {
                return;
            }
        }
        if (!game.inStep()) {
            if (now && hasMove() && game.onlyMovedBy(Play.colour(press.by()).other())) {
                complete(events);
            } else if (now || isLate(events)) {
                press = misfits.tell(press, now, answered, events) ? null : press;
            }
            if (!now || press == null || !game.inStep()) {
                return;
            }
        }
        settleSides();
        if (hasMove()) {
            if (now || isSettled(events)) {
                complete(events);
            }
        } else if (now || isLate(events)) {
            inVain(events);
        }
    }

    /** Whether he who pressed has the move, so that it may still be coming. */
    private boolean isMovers() {
        return press.by() == game.play().toMove();
    }

    private boolean hasMove() {
        return hasMove(game.pending());
    }

    private boolean hasMove(Chain chain) {
        return chain.upToLastOf(Play.colour(press.by())) > 0;
    }

    private void settleSides() {
        Chain pending = game.pending();
        if (pending.size() != 1 || sidesSettled) {
            return;
        }
        sidesSettled = true;
        if (clock.settleSides(Play.side(pending.mover(0)), press.by()) != press.by()) {
            press = press.byOther();
        }
    }

    /** All that was done before the press has been reported. */
    private boolean isSettled(Events events) {
        return events.at().since(press.at()).compareTo(settings.settle()) >= 0;
    }

    private boolean isLate(Events events) {
        return events.at().since(press.at()).compareTo(settings.late()) >= 0 && game.unchanged(events, settings.late());
    }

    /** Whether there was a move to complete. */
    private boolean complete(Events events) {
        int count = game.pending().upToLastOf(Play.colour(press.by()));
        if (count > 0) {
            game.play().complete(count, CompletedBy.PRESS, press.clock(), press.at(), game.shown(), events);
            press = null;
        }
        return count > 0;
    }

    /** The moves of a time in which the board was not heard; it shows another one that is being made. */
    private void completeMissed(Events events) {
        int count = game.pending().upToLastOf(Play.colour(press.by()));
        game.play().complete(count, CompletedBy.PRESS, press.clock(), press.at(), null, events);
        press = null;
    }

    /** A press without a move: the player's own, which is for the judges, or one that only started the other's clock. */
    private void inVain(Events events) {
        boolean movers = game.pending().isEmpty()
                && game.line().last().legal()
                && press.by() == game.play().toMove();
        boolean putBack = movers && readAtPress == null && misfits.illegalPutBack(shownAtPress, press, events);
        if (putBack) {
            press = null;
            return;
        }
        if (movers && clock.sidesSure()) {
            events.fact(new PlacementSeen(game.shown().placement(), true, List.of()), "pressed without a move");
        }
        clock.vain(press, events);
        press = null;
    }
}
