package org.chatrang.gateway.inference;

import java.time.Duration;
import java.util.Optional;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Piece;

/**
 * Where a game stands: what is shown against what was played.
 *
 * <pre>
 *   in step ---a change---> in step (other moves on the board) or out of step
 *   out of step ---a change---> in step
 *   any ---signals missed---> gap
 *   gap ---the source's list of moves, or, if it has none that goes on from here, a change---> in step
 *   out of step ---press, or long enough---> told as it is, and looked past
 *   any ---both kings in the centre---> over ---the game's position again, a clock runs---> in step
 *   any ---first position---> a new game
 * </pre>
 */
final class Situation {
    /** More than this is not the game's board with something wrong about it but another board. */
    private static final int MOST_WRONG = 6;

    private final BoardState board;
    private final Deviation deviation = new Deviation();
    private final MissedMoves missed;
    private Play play;
    private boolean inStep;
    private boolean begun;
    private boolean over;
    /** A message was lost, and the whole board was not seen since; null if not. */
    private Doubt doubt;

    private SignalTime lastChange;
    private SensedBoard told;

    Situation(BoardState board, Play play) {
        this.board = board;
        this.play = play;
        begun = play.line().ply() > 0;
        missed = new MissedMoves(this, begun);
    }

    SensedBoard shown() {
        return board.shown();
    }

    Play play() {
        return play;
    }

    Line line() {
        return play.line();
    }

    Chain pending() {
        return play.pending();
    }

    /** Whether legal play explains what is shown. */
    boolean inStep() {
        return inStep;
    }

    /** Whether it ever did: before, men are being set up, and the result of the game before may be shown. */
    boolean begun() {
        return begun;
    }

    /** Whether the result was shown. */
    boolean over() {
        return over;
    }

    /** The moves of a time in which the board was not heard. */
    MissedMoves missed() {
        return missed;
    }

    boolean boardKnown() {
        return board.isKnown();
    }

    boolean isKnown() {
        return board.isKnown() && lastChange != null;
    }

    boolean unchanged(Events events, Duration time) {
        return events.at().since(lastChange).compareTo(time) >= 0;
    }

    /** The board shows something else than before. */
    void changed(Events events) {
        lastChange = events.at();
        missed.moved();
        if (over || missed.gap() && missed.readList(events)) {
            return;
        }
        if (line().returnsTo(shown())) {
            play.comeBack(events);
            agree();
            return;
        }
        reread(events);
        if (!inStep) {
            missed.askList(events);
        }
    }

    /** What is shown is held against what is completed now. */
    void reread(Events events) {
        Optional<Chain> chain = Reading.of(line(), pending(), shown(), doubt == null);
        if (chain.isPresent()) {
            deviation.clear();
        } else if (!deviation.isEmpty()) {
            chain = Reading.of(line(), pending(), deviation.meaning(shown()), doubt == null);
        }
        chain.ifPresentOrElse(moves -> show(moves, events), () -> inStep = false);
    }

    /** These moves are on the board. */
    void show(Chain chain, Events events) {
        if (!begun && chain.isEmpty()) {
            play.lifts().take(); // men were put up: nobody has touched one to move him
        }
        enter();
        play.show(chain, events);
    }

    private void enter() {
        inStep = true;
        begun = true;
        missed.understood();
        told = null;
    }

    /** Whether, since the moves on the board were last understood, no man but that side's has come to another square. */
    boolean onlyMovedBy(Colour side) {
        for (long left = pending().board().differences(shown()); left != 0; left &= left - 1) {
            Piece now = shown().at(Long.numberOfTrailingZeros(left)).piece();
            if (now != null && now.colour() != side) {
                return false;
            }
        }
        return true;
    }

    /** A message was lost: until the whole board is seen again one of its squares may be shown wrongly. */
    void doubt(Doubt now) {
        doubt = now;
    }

    /** All squares are shown rightly. */
    void sure() {
        doubt = null;
    }

    /** Null if all squares are shown rightly. */
    Doubt doubt() {
        return doubt;
    }

    /** These moves are on the board, although it shows that square otherwise. */
    void mend(int square, Chain chain) {
        board.mend(square, chain.board().at(square));
    }

    /** These moves are known to be on the board. */
    void believe(Chain chain, Events events) {
        doubt = null;
        deviation.clear();
        show(chain, events);
    }

    /** The board may show anything: signals were missed. */
    void lost() {
        doubt = null;
        inStep = false;
        missed.begin();
    }

    /** What is shown is not understood. */
    void outOfStep() {
        inStep = false;
    }

    /** What is shown, or what it is taken to mean. */
    SensedBoard meaning() {
        return deviation.isEmpty() ? shown() : deviation.meaning(shown());
    }

    /** Whether exactly this was told as unexplained. */
    boolean wasTold() {
        return shown().equals(told);
    }

    /** Whether anything was told as unexplained since the board was last in step. */
    boolean anythingTold() {
        return told != null;
    }

    /** What is shown was told as unexplained; from now on it is taken to mean that. */
    void lookPast(SensedBoard meaning) {
        told = shown();
        deviation.clear();
        if (Long.bitCount(shown().differences(meaning)) <= MOST_WRONG) {
            deviation.set(shown(), meaning);
        }
    }

    /** What is shown was told as unexplained, and nobody can say what it is taken to mean. */
    void lookAway() {
        told = shown();
        deviation.clear();
    }

    /** The opponent has gone on: what is shown is read as what it is taken to mean. */
    void believeMeaning(Events events) {
        Reading.of(line(), pending(), deviation.meaning(shown()), doubt == null)
                .ifPresent(chain -> show(chain, events));
    }

    /** What is shown is from now on what was played. */
    void agree() {
        deviation.clear();
        enter();
    }

    /** The result was shown. */
    void end() {
        over = true;
    }

    /** The result was not meant: the game's own position is shown again. */
    void resume() {
        over = false;
        agree();
    }

    /** Another game begins. */
    void restart(Play fresh) {
        play = fresh;
        over = false;
        missed.forgetList();
        agree();
    }
}
