package org.chatrang.gateway.inference;

import java.util.List;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Colour;

/**
 * Changes of squares that were lost on their way: what was played nevertheless is guessed at each press, and told when what
 * follows, or a look at the whole board, leaves one line.
 */
final class LostChanges {
    private final Situation game;
    /** The last press whose move is in doubt. */
    private Press doubted;

    LostChanges(Situation game) {
        this.game = game;
    }

    /** A message was damaged, so one square may be shown wrongly. */
    void damaged(Events events) {
        if (!game.boardKnown()) {
            return;
        }
        game.doubt(Doubt.damaged());
        if (game.inStep() && !game.over() && game.pending().size() > 1) {
            game.play().withdraw(events); // perhaps it is one move, of which the rest was lost
            game.reread(events);
        }
    }

    /** A square is reported, before the board shows it so: perhaps that tells what a lost message said. */
    void reported(int square, Sensed sensed, Events events) {
        Doubt doubt = game.doubt();
        if (doubt == null) {
            return;
        }
        boolean guessing = !doubt.guesses().isEmpty();
        doubt.reported(square, game.shown().at(square), sensed);
        if (guessing) {
            settle(events);
        }
    }

    /**
     * The move of the press, although a square may be shown wrongly.
     *
     * @return whether the press is dealt with: its move is completed, or will be when it is known which it was
     */
    boolean guess(Press press, Events events) {
        if (game.line().last().position() == null) {
            game.sure();
            return false;
        }
        game.doubt().pressed(base(), game.shown(), Play.colour(press.by()));
        boolean guessed = !game.doubt().guesses().isEmpty();
        if (guessed) {
            doubted = press;
        }
        settle(events);
        return guessed;
    }

    /**
     * Whether a player pressed on what a legal move explains, if one change never arrived.
     *
     * @param playedOn the opponent has made his move meanwhile, and will press too
     */
    boolean explains(Press press, boolean playedOn) {
        return game.doubt() == null
                && !game.missed().gap()
                && game.line().last().position() != null
                && game.line().last().position().turn() == Play.colour(press.by())
                && !suspected(press, playedOn).guesses().isEmpty();
    }

    /** Believes that it did not. */
    void suspect(Press press, boolean playedOn, Events events) {
        game.doubt(suspected(press, playedOn));
        doubted = press;
        if (!playedOn) {
            settle(events);
        }
    }

    private Doubt suspected(Press press, boolean playedOn) {
        Colour by = Play.colour(press.by());
        Doubt doubt = Doubt.suspected();
        doubt.pressed(base(), game.shown(), playedOn ? by.other() : by);
        return doubt;
    }

    private Chain base() {
        Line line = game.line();
        return Chain.none(line.ply(), line.last().position(), line.last().board());
    }

    /** The whole board is seen: of the lines guessed, that one was played which says what is shown on the square in doubt. */
    void seenWhole(SensedBoard shown, Events events) {
        if (game.doubt() == null) {
            return;
        }
        List<Doubt.Guess> left = game.doubt().guesses().stream()
                .filter(guess -> guess.follows(game.line()) && guess.isShownBy(shown))
                .toList();
        if (left.size() == 1 && !game.inStep()) {
            accept(left.getFirst(), events);
        }
        game.sure();
    }

    /** Nothing more will come that tells which of the lines was played. */
    void leaveOpen(Events events) {
        if (game.doubt() != null && game.doubt().guesses().size() > 1) {
            Doubt doubt = game.doubt();
            events.fault(doubt.fault(), doubt.leavesOpen());
            game.sure();
        }
    }

    private void settle(Events events) {
        List<Doubt.Guess> guesses = game.doubt().guesses();
        if (!guesses.isEmpty() && !guesses.getFirst().follows(game.line())) {
            game.sure(); // the game went on from elsewhere
            return;
        }
        if (guesses.isEmpty()) {
            game.sure();
            game.reread(events);
        } else if (guesses.size() == 1) {
            accept(guesses.getFirst(), events);
        }
    }

    private void accept(Doubt.Guess guess, Events events) {
        Chain chain = guess.chain();
        Doubt doubt = game.doubt();
        guess.wrong().ifPresent(square -> {
            game.mend(square, chain);
            events.fault(doubt.fault(), doubt.settledBy(chain, square));
        });
        game.believe(chain, events);
        game.play().complete(chain.size(), CompletedBy.PRESS, doubted.clock(), doubted.at(), game.shown(), events);
    }
}
