package org.chatrang.judging.analysis;

import java.util.List;
import java.util.function.Predicate;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Side;
import org.chatrang.judging.Loss;
import org.chatrang.judging.fold.Ending;
import org.chatrang.judging.fold.GameState;
import org.chatrang.laws.MatingChances.Chance;

/** The question whether a loss is a draw, because the opponent cannot mate, of the judge whose remit the loss is. */
public final class OpenLoss {
    private OpenLoss() {}

    /** The question that stands open in a game, if its ending is in the judge's remit. */
    public static List<Question> of(GameState game, JudgeName judge, Predicate<Ending> remit, MateSearch search) {
        Ending ending = game.ending();
        if (ending == null || ending.result() != null || !game.isOpen() || !remit.test(ending)) {
            return List.of();
        }
        Side opponent = ending.loser().other();
        boolean open = Loss.isDrawnIfNoMate(ending.kind(), game.rules())
                && !Loss.looksAtMoveCount(ending.kind(), game.rules())
                && game.analyses().of(judge, ending.seq()).isEmpty()
                && search.canMate(game.position(), opponent).chance() == Chance.UNKNOWN;
        return open
                ? List.of(new Question(game.gameId(), ending.seq(), game.ply(), game.position(), opponent))
                : List.of();
    }
}
