package org.chatrang.judging.fold;

import java.util.List;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.laws.edition.FivefoldRule;

/** Offers and agreement (Articles 5.2.3, 9.1) and the counts that every move changes (Articles 9.2, 9.3, 9.6). */
final class Draws {
    private Draws() {}

    static void offered(Turn turn, Side side) {
        Offers offers = turn.state().offers();
        turn.add(new DrawFact.Offered(side, offers.by(side)));
        turn.edit(edit -> edit.offers(offers.with(side, true)));
    }

    static void answered(Turn turn, DrawAnswered answer) {
        Side answering = answer.side();
        Offers offers = turn.state().offers();
        if (!offers.by(answering.other())) {
            turn.add(new DrawFact.NothingToAnswer(answering));
            return;
        }
        turn.edit(edit -> edit.offers(offers.with(answering.other(), false)));
        if (!answer.accepted()) {
            turn.add(new DrawFact.OfferEnded(answering.other(), DrawFact.HowEnded.REFUSED));
            return;
        }
        DrawFact.Obstacle obstacle = obstacle(turn);
        turn.add(new DrawFact.Agreed(answering, obstacle));
        Ending ending =
                Ending.of(EndingKind.AGREEMENT, GameResult.DRAW, turn.state().seq());
        if (obstacle == null) {
            turn.end(ending);
        } else {
            turn.await(ending);
        }
    }

    /** What stands against a draw by agreement now, null if nothing. */
    private static DrawFact.Obstacle obstacle(Turn turn) {
        DrawFact.Obstacle byEvent = obstacleByEvent(turn);
        return byEvent == null && turn.state().ply() < 2 ? DrawFact.Obstacle.NOT_BOTH_HAVE_MOVED : byEvent;
    }

    /** What the event has settled against a draw by agreement now, null if nothing (Article 9.1.1). */
    static DrawFact.Obstacle obstacleByEvent(Turn turn) {
        if (turn.rules().agreementNeedsConsent()) {
            return DrawFact.Obstacle.NEEDS_CONSENT;
        }
        return turn.state().ply() < 2 * turn.rules().noAgreementBeforeMove() ? DrawFact.Obstacle.TOO_EARLY : null;
    }

    /** A move, legal or not, ends the opponent's offer: it is a refusal by touching a piece (Article 9.1.2.1). */
    static void moved(Turn turn, Side mover) {
        Offers offers = turn.state().offers();
        if (offers.by(mover.other())) {
            turn.add(new DrawFact.OfferEnded(mover.other(), DrawFact.HowEnded.MOVED));
            turn.edit(edit -> edit.offers(offers.with(mover.other(), false)));
        }
    }

    private static boolean endsByFivefold(FivefoldRule rule, List<Integer> plies) {
        return switch (rule) {
            case NONE -> false;
            case ANY -> true;
            // The same player is to move again after two moves of each, four half-moves: never sooner.
            case CONSECUTIVE -> plies.getLast() - plies.get(plies.size() - 5) == 16;
        };
    }

    static void counted(Turn turn) {
        GameState state = turn.state();
        List<Integer> plies = state.line().occurrences();
        boolean fivefold = plies.size() >= 5 && endsByFivefold(turn.rules().fivefold(), plies);
        if (plies.size() >= 3) {
            turn.add(new DrawFact.Repeated(state.toMove(), plies.size(), plies, fivefold));
        }
        int halfMoves = state.position().halfmoveClock();
        boolean seventyFive = turn.rules().seventyFiveMovesEnd() && halfMoves >= 150;
        if (halfMoves >= 100) {
            turn.add(new DrawFact.NoProgress(state.toMove(), halfMoves, seventyFive));
        }
        if (fivefold) {
            turn.end(Ending.of(EndingKind.FIVEFOLD, GameResult.DRAW, state.seq()));
        } else if (seventyFive) {
            turn.end(Ending.of(EndingKind.SEVENTY_FIVE_MOVES, GameResult.DRAW, state.seq()));
        }
    }
}
