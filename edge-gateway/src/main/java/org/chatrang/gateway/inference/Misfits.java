package org.chatrang.gateway.inference;

import java.util.List;
import java.util.Optional;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;
import org.chatrang.laws.placement.PlacementExplanation.IllegalAttempt;

/** What to do about a board that shows what no legal play of a move or two leads to. */
final class Misfits {
    private final Situation game;
    private final InferenceSettings settings;
    private final GameClock clock;
    private final LostChanges lost;
    private Unexplained examined;
    /** What was looked at for missed moves last; null if none are missed. */
    private SensedBoard looked;
    /** It can be explained, if a man is in the hand. */
    private boolean inTheHand;

    Misfits(Situation game, InferenceSettings settings, GameClock clock, LostChanges lost) {
        this.game = game;
        this.settings = settings;
        this.clock = clock;
        this.lost = lost;
    }

    /** After a gap several moves may have been made. If the source has no list of them that fits, the placement alone counts. */
    void catchUp(Events events) {
        if (!game.missed().gap()) {
            looked = null;
        } else if (game.unchanged(events, settings.settle())) {
            findMissed(events);
        }
    }

    /** A man may be in the hand: then what was missed is found when he is put down. */
    private void findMissed(Events events) {
        if (game.inStep() || game.missed().between() || game.shown().equals(looked)) {
            return;
        }
        looked = game.shown();
        inTheHand = false;
        game.reread(events);
        Line line = game.line();
        if (game.inStep() || line.last().position() == null) {
            return;
        }
        Chain start = Chain.none(line.ply(), line.last().position());
        Optional<CatchUp.Missed> found = CatchUp.find(start.last(), line.last().board(), game.shown());
        inTheHand = found.isEmpty() && isManInTheHand(line.last());
        found.ifPresent(missed -> {
            if (!missed.only()) {
                events.fault(
                        Fault.OTHER,
                        missed.moves().size()
                                + " half-moves were missed; of several orders that lead to the board one was taken");
            }
            game.show(start.then(missed.moves()), events);
        });
    }

    /** Whether moves that were missed lead to what is shown, one of the men that stood there being lifted now. */
    private boolean isManInTheHand(Line.Node last) {
        SensedBoard shown = game.shown();
        for (long left = last.board().differences(shown); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (shown.at(square) == Sensed.EMPTY) {
                SensedBoard putBack = shown.with(square, last.board().at(square));
                if (Reading.of(game.line(), game.pending(), putBack, true).isPresent()
                        || CatchUp.find(last.position(), last.board(), putBack).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * No legal play explains the board.
     *
     * @param by the press on it, null if there was none
     * @param playedOn the opponent has gone on meanwhile, so that what comes nearest is what both took it for
     * @param answered the opponent has touched a man since the press
     * @return whether the press is dealt with
     */
    boolean tell(Press by, boolean playedOn, boolean answered, Events events) {
        Line line = game.line();
        if (line.isDecided()) {
            return true; // men are being put away
        }
        if (game.missed().gap()) {
            findMissed(events);
            boolean waits = inTheHand && !game.unchanged(events, settings.unfinished());
            if (game.inStep() || waits && !playedOn) {
                return false;
            }
        }
        boolean stands = line.last().board().equals(game.shown());
        int earlier = stands ? -1 : line.earlier(game.shown());
        if (earlier >= 0) {
            takenBack(earlier, by, events);
            return true;
        }
        int base = line.last().position() != null ? line.ply() : line.sound();
        if (game.wasTold() && !playedOn) {
            return answersStanding(by, events);
        }
        Unexplained unexplained = examine(line.after(base).position());
        if (!playedOn && mayStillBecomeAMove(unexplained, by, events)) {
            return false;
        }
        game.missed().closeGap();
        Optional<IllegalAttempt> illegal = by == null ? Optional.empty() : unexplained.illegalBy(Play.colour(by.by()));
        if (illegal.isPresent()) {
            completeIllegal(base, unexplained, illegal.get(), by, events);
            return true;
        }
        if (by != null && (playedOn || !answered) && suspect(unexplained, by, playedOn, events)) {
            return true;
        }
        if (isWorthTelling(by)) {
            events.fact(unexplained.told(by != null), unexplained.text());
        }
        if (by == null || unexplained.isNear()) {
            game.lookPast(unexplained.meaning());
        } else {
            game.lookAway();
        }
        if (playedOn && unexplained.isNear()) {
            game.believeMeaning(events);
        } else if (!unexplained.isNear() && (by != null || !clock.attached())) {
            stand(by == null ? game.line().turn() : Play.colour(by.by()), unexplained, events);
        }
        return false;
    }

    /**
     * The opponent goes on, and no legal play explains what was pressed on: perhaps a change was lost.
     *
     * @return whether the press is dealt with
     */
    boolean suspect(Press by, Events events) {
        Line line = game.line();
        if (line.isDecided() || line.last().position() == null || line.earlier(game.shown()) >= 0) {
            return false;
        }
        Unexplained unexplained = examine(line.last().position());
        return !unexplained.isNear()
                && unexplained.illegalBy(Play.colour(by.by())).isEmpty()
                && suspect(unexplained, by, false, events);
    }

    private boolean suspect(Unexplained unexplained, Press by, boolean playedOn, Events events) {
        if (playedOn && unexplained.isNear() || !lost.explains(by, playedOn)) {
            return false;
        }
        if (isWorthTelling(by)) {
            events.fact(unexplained.told(true), unexplained.text());
        }
        lost.suspect(by, playedOn, events);
        return true;
    }

    /**
     * The board shows the last position again, but not so when it was pressed on: if an illegal move stood there, it was
     * completed by the press, however soon it was put back (Article 7.5.1).
     */
    boolean illegalPutBack(SensedBoard pressedOn, Press by, Events events) {
        Line line = game.line();
        Unexplained unexplained = new Unexplained(line.position(), pressedOn);
        Optional<IllegalAttempt> illegal = unexplained
                .illegalBy(Play.colour(by.by()))
                .filter(attempt -> attempt.before().isEmpty());
        illegal.ifPresent(attempt -> {
            completeIllegal(line.ply(), unexplained, attempt, by, events);
            game.reread(events);
        });
        return illegal.isPresent();
    }

    /** Whatever that player did, the other one may go on from it; nothing forbids that it is put right, either. */
    private void stand(Colour player, Unexplained unexplained, Events events) {
        if (game.line().turn() != player) {
            game.play().stand(game.shown(), unexplained.asItStands(player), events);
        }
        game.play().stand(game.shown(), unexplained.asItStands(player.other()), events);
    }

    /** The other player pressed on a board that stands as it was told: what he did is in it. */
    private boolean answersStanding(Press by, Events events) {
        Line line = game.line();
        boolean answers = by != null
                && !line.last().legal()
                && line.last().board().equals(game.shown())
                && line.turn() == Play.colour(by.by());
        if (answers) {
            stand(line.turn(), examine(line.position()), events);
        }
        return answers;
    }

    /** Looks at what is shown, once as long as it stays. */
    private Unexplained examine(Position expected) {
        if (examined == null || !examined.isOf(expected, game.shown())) {
            examined = new Unexplained(expected, game.shown());
        }
        return examined;
    }

    private boolean mayStillBecomeAMove(Unexplained unexplained, Press by, Events events) {
        return by == null
                ? unexplained.isUnfinished() && !game.unchanged(events, settings.unfinished())
                : unexplained.lacksAPart() && !game.unchanged(events, settings.unexplained());
    }

    /** While the clock stands men are moved about to explain, to put right, to tidy up: the first time says enough. */
    private boolean isWorthTelling(Press by) {
        return !game.wasTold() && (by != null || !clock.stands() || !game.anythingTold());
    }

    private void takenBack(int ply, Press by, Events events) {
        game.play().withdraw(events);
        events.fact(
                new PlacementSeen(game.shown().placement(), by != null, List.of()),
                "the position after half-move " + ply + " again");
        game.play().goBack(ply);
        game.agree();
        if (by != null) {
            clock.vain(by, events);
        }
    }

    private void completeIllegal(int base, Unexplained unexplained, IllegalAttempt attempt, Press by, Events events) {
        Line line = game.line();
        Play play = game.play();
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
                unexplained.shown(),
                Unexplained.after(position, attempt.attempt(), unexplained.shown())
                        .or(() -> unexplained.asItStands(position.turn().other())),
                events);
        game.agree();
    }
}
