package org.chatrang.gateway.inference;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.placement.PlacementExplanation.IllegalAttempt;

/**
 * The game at the board: what is shown against what was played, the press that waits for its move, the result shown.
 *
 * <pre>
 *   in step ---a change---> in step (other moves on the board) or out of step
 *   out of step ---a change---> in step
 *   out of step ---press, or long enough---> told as it is, and looked past
 *   any ---both kings in the centre---> over ---the game's position again, a clock runs---> in step
 *   any ---first position---> a new game
 * </pre>
 */
final class GameTable implements GameClock.PressListener {
    /** A game so short can still be taken back to its first position. */
    private static final int SHORT_GAME = 4;

    private final InferenceSettings settings;
    private final BoardState board;
    private final SensedBoard start;
    private final GameOnBoard game;
    private final GameClock clock;
    private final Deviation deviation = new Deviation();
    private final ResultWatch results;
    private Play play;
    private Press press;
    /** Whether it was asked of this press if the clock's sides are read the right way round. */
    private boolean sidesSettled;

    private boolean inStep;
    /** Whether it ever was: before, men are being set up, and the result of the game before may be shown. */
    private boolean begun;

    private boolean over;
    private SignalTime lastChange;
    private SensedBoard told;
    /** Signals were missed: a press may have been, too. */
    private boolean resuming;
    /** Signals were missed: several moves may have been made. */
    private boolean gap;

    GameTable(GameOnBoard game, InferenceSettings settings, BoardState board) {
        this.game = game;
        this.settings = settings;
        this.board = board;
        play = GameStart.resumed(game);
        start = SensedBoard.of(GameStart.of(game).setup());
        clock = new GameClock(settings, this);
        clock.boardTurned(board.isTurned());
        results = new ResultWatch(settings.gesture());
        begun = play.line().ply() > 0;
        resuming = begun;
        gap = begun;
    }

    Play play() {
        return play;
    }

    GameClock clock() {
        return clock;
    }

    boolean inStep() {
        return inStep;
    }

    boolean atStart() {
        return board.shown().equals(start);
    }

    void missed() {
        clock.missed();
        resuming = true;
        gap = true;
        inStep = false;
    }

    /** The whole board was seen. */
    void placed(SensedBoard shown, boolean oriented, Events events) {
        SensedBoard before = board.isKnown() ? board.shown() : null;
        board.replace(shown, oriented);
        orient(events);
        if (before != null && before.equals(board.shown()) && inStep) {
            return;
        }
        if (before != null) {
            long changed = before.differences(board.shown());
            for (long left = changed; left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                touch(square, before.at(square).piece(), null, events);
            }
        }
        changed(events);
    }

    private void orient(Events events) {
        boolean news = board.recognise(start) || board.recognise(play.line().last().board());
        if (!news) {
            return;
        }
        clock.boardTurned(board.isTurned());
        if (board.isTurned() != game.rotated()) {
            events.fault(
                    Fault.TURNED,
                    board.isTurned()
                            ? "the board's connector is at White's right hand; squares and clock are read accordingly"
                            : "the board's connector is at White's left hand, not at the right as was said");
        }
    }

    /** A man is about to leave a square or to come to it. If it is the opponent's, the one who pressed has done with his move. */
    void touch(int square, Piece lifted, Piece put, Events events) {
        boolean done = press != null && inStep && (isReply(lifted) || isReply(put) || isSettled(events));
        if (done) {
            completePressed(events);
        }
        if (lifted != null) {
            play.lifts().add(square, lifted);
        }
    }

    private boolean isReply(Piece moved) {
        return moved != null && moved.colour() != Play.colour(press.by());
    }

    /** The board shows something else than before. */
    void changed(Events events) {
        lastChange = events.at();
        if (!begun) {
            orient(events);
        }
        if (over) {
            resume();
            return;
        }
        Optional<Chain> chain = Reading.of(play.line(), play.pending(), board.shown());
        if (chain.isPresent()) {
            deviation.clear();
        } else if (!deviation.isEmpty()) {
            chain = Reading.of(play.line(), play.pending(), deviation.meaning(board.shown()));
        }
        chain.ifPresentOrElse(moves -> show(moves, events), () -> inStep = false);
    }

    private void show(Chain chain, Events events) {
        inStep = true;
        begun = true;
        gap = false;
        told = null;
        play.show(chain, events);
        play.completeAnswered(board.shown(), events);
    }

    /** The result was shown; only the game's own position and a clock that runs again say that it was not meant. */
    private void resume() {
        if (clock.running() != null && board.shown().equals(play.line().last().board())) {
            over = false;
            inStep = true;
        }
    }

    /** The source's own reading of the moves, used where the placements alone do not tell. */
    void listed(String from, List<String> san, Events events) {
        if (board.isKnown() && !inStep && !over) {
            ListedMoves.chain(play.line(), from, san, board.shown()).ifPresent(chain -> show(chain, events));
        }
    }

    @Override
    public void pressed(Press now, Events events) {
        if (press != null) {
            decidePress(true, events);
        }
        press = now;
        sidesSettled = false;
        resuming = false;
    }

    /** Does what is due when nothing (more) happens. */
    void rest(Events events) {
        if (board.isKnown() && lastChange != null) {
            restOfBoard(events);
        }
        if (!over) {
            clock.rest(events);
        }
    }

    private void restOfBoard(Events events) {
        watchResult(events);
        watchSetUp(events);
        if (over || !begun && clock.running() == null) {
            return;
        }
        resumeMissedPress(events);
        if (press != null) {
            decidePress(false, events);
        }
        if (inStep) {
            completeUnpressed(events);
        } else if (press == null && !catchUp(events) && unchanged(events, settings.unexplained())) {
            tellUnexplained(null, false, events);
        }
    }

    private boolean unchanged(Events events, Duration time) {
        return events.at().since(lastChange).compareTo(time) >= 0;
    }

    private void watchResult(Events events) {
        if (!begun || inStep && play.pending().isEmpty()) {
            results.nothing();
            return;
        }
        Optional<ResultGesture> shown =
                results.shown(board.shown(), play.lifts().bothKings(), events.at());
        shown.ifPresent(gesture -> {
            play.withdraw(events);
            events.fact(gesture, null);
            over = true;
            press = null;
        });
    }

    private void watchSetUp(Events events) {
        boolean played = over || play.line().ply() > SHORT_GAME;
        if (played && !(inStep && !over) && atStart() && unchanged(events, settings.setUp())) {
            events.setUp(board.shown().placement());
            play = new Play(GameStart.of(game));
            deviation.clear();
            results.nothing();
            press = null;
            over = false;
            inStep = true;
        }
    }

    /** After a gap the clock tells that the last move on the board was pressed: its player's time does not run. */
    private void resumeMissedPress(Events events) {
        if (!resuming || clock.running() == null) {
            return;
        }
        resuming = false;
        Chain pending = play.pending();
        if (!inStep || pending.isEmpty()) {
            return;
        }
        Side mover = Play.side(pending.mover(pending.size() - 1));
        if (mover != clock.running()) {
            press = new Press(events.at(), mover, clock.reading());
        }
    }

    /** Without a press a move is completed by ending the game, or, where there is no clock, by a quiet time. */
    private void completeUnpressed(Events events) {
        Chain pending = play.pending();
        if (pending.isEmpty() || press != null) {
            return;
        }
        if (play.line().ends(pending.last()) && unchanged(events, settings.end())) {
            complete(pending.size(), CompletedBy.GAME_END, events);
        } else if (!clock.attached() && unchanged(events, settings.quiet())) {
            complete(pending.size(), CompletedBy.QUIET, events);
        }
    }

    private void complete(int count, CompletedBy by, Events events) {
        play.complete(count, by, clock.reading(), events.at(), board.shown(), events);
    }

    /** Finds the move of a press, or says that there is none. */
    private void decidePress(boolean now, Events events) {
        if (!inStep) {
            if (now && play.pending().upToLastOf(Play.colour(press.by())) > 0) {
                completePressed(events); // what is on its way is the other player's next move
            } else if (now || isLate(events)) {
                tellUnexplained(press, now, events);
            }
            if (!now || press == null) {
                return;
            }
        }
        Chain pending = play.pending();
        if (pending.size() == 1 && !sidesSettled) {
            sidesSettled = true;
            Side presser = clock.settleSides(Play.side(pending.mover(0)), press.by());
            if (presser != press.by()) {
                press = press.byOther();
            }
        }
        if (pending.upToLastOf(Play.colour(press.by())) > 0) {
            if (now || isSettled(events)) {
                completePressed(events);
            }
        } else if (now || isLate(events)) {
            pressedInVain(events);
        }
    }

    /** All that was done before the press has been reported. */
    private boolean isSettled(Events events) {
        return events.at().since(press.at()).compareTo(settings.settle()) >= 0;
    }

    private boolean isLate(Events events) {
        return events.at().since(press.at()).compareTo(settings.late()) >= 0 && unchanged(events, settings.late());
    }

    private void completePressed(Events events) {
        int count = play.pending().upToLastOf(Play.colour(press.by()));
        if (count > 0) {
            play.complete(count, CompletedBy.PRESS, press.clock(), press.at(), board.shown(), events);
            press = null;
        }
    }

    /** A press without a move: the player's own, which is for the judges, or one that only started the other's clock. */
    private void pressedInVain(Events events) {
        boolean own = play.pending().isEmpty() && play.line().last().legal() && press.by() == play.toMove();
        if (own) {
            events.fact(new PlacementSeen(board.shown().placement(), true, List.of()), "pressed without a move");
        }
        clock.vain(press, events);
        press = null;
    }

    /** After a gap several moves may have been made. */
    private boolean catchUp(Events events) {
        if (!gap || !unchanged(events, settings.settle())) {
            return false;
        }
        gap = false;
        Line line = play.line();
        if (line.last().position() == null) {
            return false;
        }
        Chain start = Chain.none(line.ply(), line.last().position());
        List<Move> moves = CatchUp.find(start.last(), line.last().board(), board.shown());
        if (moves.isEmpty()) {
            return false;
        }
        show(start.then(moves), events);
        return true;
    }

    /**
     * No legal play explains the board.
     *
     * @param by the press on it, null if there was none
     * @param playedOn the opponent has gone on meanwhile, so that what comes nearest is what both took it for
     */
    private void tellUnexplained(Press by, boolean playedOn, Events events) {
        SensedBoard shown = board.shown();
        int earlier = play.line().earlier(shown);
        if (earlier >= 0) {
            takenBack(earlier, by, events);
            return;
        }
        if (shown.equals(told) && !playedOn) {
            return;
        }
        Line line = play.line();
        int base = line.last().position() != null ? line.ply() : line.sound();
        Unexplained unexplained = new Unexplained(line.after(base).position(), shown);
        if (!playedOn && unexplained.isUnfinished() && !unchanged(events, by == null ? settings.unfinished() : settings.unexplained())) {
            return;
        }
        Optional<IllegalAttempt> illegal =
                by == null ? Optional.empty() : unexplained.illegalBy(Play.colour(by.by()));
        if (illegal.isPresent()) {
            completeIllegal(base, illegal.get(), by, events);
            return;
        }
        boolean standsStill = clock.attached() && clock.running() == null;
        if (!shown.equals(told) && !(by == null && standsStill && told != null)) {
            told = shown;
            events.fact(unexplained.told(by != null), unexplained.text());
        }
        deviation.set(shown, unexplained.meaning());
        if (playedOn) {
            Reading.of(line, play.pending(), deviation.meaning(shown)).ifPresent(chain -> show(chain, events));
        }
    }

    private void takenBack(int ply, Press by, Events events) {
        play.withdraw(events);
        events.fact(
                new PlacementSeen(board.shown().placement(), by != null, List.of()),
                "the position after half-move " + ply + " again");
        play.goBack(ply);
        deviation.clear();
        inStep = true;
        told = null;
        if (by != null) {
            clock.vain(by, events);
            press = null;
        }
    }

    private void completeIllegal(int base, IllegalAttempt attempt, Press by, Events events) {
        Line line = play.line();
        Chain before = Chain.none(base, line.after(base).position()).then(attempt.before());
        play.show(before, events);
        if (!before.isEmpty()) {
            play.complete(before.size(), CompletedBy.NEXT_MOVE, null, by.at(), null, events);
        }
        line.cutTo(base + before.size());
        Position position = line.last().position();
        play.completeIllegal(
                Unexplained.write(position, attempt.attempt()),
                by,
                board.shown(),
                Unexplained.after(position, attempt.attempt(), board.shown()),
                events);
        deviation.clear();
        inStep = true;
        told = null;
        press = null;
    }
}
