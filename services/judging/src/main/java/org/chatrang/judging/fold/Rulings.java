package org.chatrang.judging.fold;

import java.util.Optional;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Side;
import org.chatrang.laws.Position;

/** Arbiters' rulings: they outrank every judge, before and after the end of a game. */
final class Rulings {
    private static final int LAST_PLY = 20_000;

    private Rulings() {}

    static void made(Turn turn, RulingMade made) {
        switch (made.ruling()) {
            case Ruling.RestorePly restore -> restore(turn, made, restore.ply());
            case Ruling.SetPosition set -> set(turn, made, turn.state().ply(), set.fen());
            case Ruling.LetStand stand -> letStand(turn, made, stand);
            case Ruling.SetClocks clocks -> {
                turn.edit(edit -> edit.clocks(
                        turn.state().clocks().setByArbiter(clocks.whiteMillis(), clocks.blackMillis(), turn.at())));
                applied(turn, made, new ResultFact.Effect.Nothing());
            }
            case Ruling.CountIllegalMove count -> countIllegalMove(turn, made, count.offender());
            case Ruling.CancelIllegalMove cancel -> cancelIllegalMove(turn, made, cancel.offender());
            case Ruling.DecideResult decide -> {
                Ending ending = Ending.of(
                        EndingKind.ARBITER, decide.result(), turn.state().seq());
                end(turn, made, ending);
            }
            case Ruling.Confirm confirm -> confirm(turn, made);
            case Ruling.Dismiss dismiss -> dismiss(turn, made);
            case Ruling.Reopen reopen -> reopen(turn, made);
            case Ruling.ReleaseQuarantine release -> release(turn, made);
        }
    }

    private static void restore(Turn turn, RulingMade made, int ply) {
        Optional<Line> earlier = turn.state().line().at(ply);
        if (earlier.isEmpty()) {
            impossible(turn, made, "the game has no position after half-move " + ply);
            return;
        }
        Line back = turn.rules().takenBackPositionsCount()
                ? turn.state().line().backTo(earlier.get(), turn.state().seq())
                : earlier.get();
        goOnFrom(turn, made, back, back.position());
    }

    private static void letStand(Turn turn, RulingMade made, Ruling.LetStand stand) {
        if (stand.ply() < 1 || stand.ply() > LAST_PLY) {
            impossible(turn, made, "half-move " + stand.ply() + " is none of a game");
            return;
        }
        set(turn, made, stand.ply(), stand.fen());
    }

    private static void set(Turn turn, RulingMade made, int ply, String fen) {
        try {
            Position position = Position.ofFen(fen);
            goOnFrom(
                    turn,
                    made,
                    turn.state().line().set(ply, position, turn.state().seq()),
                    position);
        } catch (IllegalArgumentException unplayable) {
            impossible(turn, made, "the position cannot be played from: " + Quote.of(unplayable.getMessage()));
        }
    }

    private static void goOnFrom(Turn turn, RulingMade made, Line line, Position position) {
        turn.edit(edit -> edit.line(line)
                .position(position)
                .offers(Offers.NONE)
                .illegalMove(null)
                .intendedMove(null)
                .clocks(turn.state().clocks().touchedByArbiter()));
        turn.reopen();
        applied(turn, made, new ResultFact.Effect.GoesOnFrom(line.ply(), position));
        turn.add(new MoveFact.Restored(line.ply(), position, false));
        Moves.endByPosition(turn);
    }

    private static void countIllegalMove(Turn turn, RulingMade made, Side offender) {
        if (turn.isEnded()) {
            impossible(turn, made, "the game has ended: re-open it first");
            return;
        }
        IllegalMoves.count(turn, offender);
        applied(
                turn,
                made,
                turn.isEnded()
                        ? new ResultFact.Effect.Nothing()
                        : new ResultFact.Effect.TimeAdded(
                                offender.other(), turn.rules().illegalMoveMillis()));
    }

    private static void cancelIllegalMove(Turn turn, RulingMade made, Side offender) {
        Offences offences = turn.state().offences();
        if (offences.of(offender) == 0) {
            impossible(turn, made, "no illegal move of this player counts");
            return;
        }
        turn.edit(edit -> edit.offences(offences.with(offender, offences.of(offender) - 1)));
        Ending ending = turn.state().ending();
        boolean lostByIt = ending != null && ending.kind() == EndingKind.ILLEGAL_MOVES && ending.loser() == offender;
        if (lostByIt) {
            turn.reopen();
        }
        applied(turn, made, lostByIt ? new ResultFact.Effect.Reopened() : new ResultFact.Effect.Nothing());
    }

    private static void confirm(Turn turn, RulingMade made) {
        if (turn.state().pending().isEmpty()) {
            impossible(turn, made, "nothing waits for the arbiter");
            return;
        }
        Ending waiting = turn.state().pending().getLast().ending();
        end(turn, made, waiting);
    }

    private static void dismiss(Turn turn, RulingMade made) {
        if (turn.state().pending().isEmpty()) {
            impossible(turn, made, "nothing waits for the arbiter");
            return;
        }
        turn.edit(edit -> edit.pending(
                turn.state().pending().subList(0, turn.state().pending().size() - 1)));
        applied(turn, made, new ResultFact.Effect.Nothing());
    }

    private static void reopen(Turn turn, RulingMade made) {
        if (!turn.isEnded()) {
            impossible(turn, made, "the game has not ended");
            return;
        }
        turn.reopen();
        applied(turn, made, new ResultFact.Effect.Reopened());
    }

    private static void release(Turn turn, RulingMade made) {
        if (!turn.state().quarantined()) {
            impossible(turn, made, "the game is not in quarantine");
            return;
        }
        turn.edit(edit -> edit.quarantined(false));
        applied(turn, made, new ResultFact.Effect.Nothing());
    }

    private static void end(Turn turn, RulingMade made, Ending decided) {
        Ending ending = decided.ruledBy(turn.state().seq());
        turn.endByRuling(ending);
        applied(turn, made, new ResultFact.Effect.Ended(ending, turn.state().position()));
    }

    private static void applied(Turn turn, RulingMade made, ResultFact.Effect effect) {
        turn.add(new ResultFact.Applied(shortened(made), effect));
    }

    private static void impossible(Turn turn, RulingMade made, String why) {
        turn.add(new ResultFact.Impossible(shortened(made), why));
    }

    private static RulingMade shortened(RulingMade made) {
        return new RulingMade(Quote.of(made.arbiter()), made.reason(), made.ruling());
    }
}
