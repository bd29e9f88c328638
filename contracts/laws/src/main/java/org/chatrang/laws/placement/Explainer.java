package org.chatrang.laws.placement;

import java.util.List;
import java.util.Optional;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Diagnosis;
import org.chatrang.laws.GameHistory;
import org.chatrang.laws.IllegalMove;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.Legality;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.placement.PlacementExplanation.AsExpected;
import org.chatrang.laws.placement.PlacementExplanation.BoardTurned;
import org.chatrang.laws.placement.PlacementExplanation.EarlierPosition;
import org.chatrang.laws.placement.PlacementExplanation.FirstPosition;
import org.chatrang.laws.placement.PlacementExplanation.IllegalAttempt;
import org.chatrang.laws.placement.PlacementExplanation.LegalMoves;
import org.chatrang.laws.placement.PlacementExplanation.Unexplained;
import org.chatrang.laws.placement.PlacementExplanation.Unfinished;

/**
 * Tries the explanations one after another: a legal move before everything else, what was on the board before what would
 * be a new fault, an attempt of the player to move before one of the other player.
 */
final class Explainer {
    private static final String FIRST = Setup.initial().placement();

    private final GameHistory game;
    private final Position position;
    private final Setup expected;
    private final Setup observed;
    private final Differences differences;

    Explainer(GameHistory game, Setup observed) {
        this.game = game;
        this.position = game.position();
        this.expected = position.setup();
        this.observed = observed;
        this.differences = Differences.between(expected, observed);
    }

    PlacementDiagnosis diagnosis() {
        List<Integer> earlier = game.pliesShowing(observed);
        if (differences.none()) {
            List<Integer> before = earlier.subList(1, earlier.size());
            return new PlacementDiagnosis(position, observed, differences, new AsExpected(), before, Optional.empty());
        }
        LineSearch search = new LineSearch(position, observed);
        Optional<NearestLine> nearest = search.nearest();
        return new PlacementDiagnosis(
                position, observed, differences, explain(earlier, nearest, search.openings()), earlier, nearest);
    }

    private PlacementExplanation explain(List<Integer> earlier, Optional<NearestLine> nearest, List<Move> openings) {
        Optional<NearestLine> exact = nearest.filter(NearestLine::exact);
        if (exact.isPresent() && (exact.get().moves().size() == 1 || earlier.isEmpty())) {
            return new LegalMoves(exact.get().moves());
        }
        if (!earlier.isEmpty()) {
            return new EarlierPosition(earlier.getFirst());
        }
        Optional<PlacementExplanation> attempt = attempt();
        if (attempt.isPresent() && !isOutOfTurn(attempt.get())) {
            return attempt.get();
        }
        return openings.stream()
                .flatMap(move -> afterwards(move).stream())
                .findFirst()
                .or(() -> attempt)
                .or(this::wholeBoard)
                .orElse(new Unexplained());
    }

    private Optional<PlacementExplanation> attempt() {
        return AttemptFinder.find(position, differences).map(attempt -> judged(List.of(), position, attempt));
    }

    /** What the opponent may have tried after a legal move. */
    private Optional<PlacementExplanation> afterwards(Move move) {
        Position after = position.play(move);
        Differences rest = Differences.between(after.setup(), observed);
        return AttemptFinder.find(after, rest)
                .map(attempt -> judged(List.of(move), after, attempt))
                .filter(explanation -> !isOutOfTurn(explanation));
    }

    private static PlacementExplanation judged(List<Move> before, Position position, Attempt attempt) {
        return switch (Legality.diagnose(position, attempt)) {
            case Diagnosis.Legal(Move move) -> new Unfinished(before, move);
            case Diagnosis.Illegal(IllegalMove illegal) -> new IllegalAttempt(before, attempt, illegal);
        };
    }

    private static boolean isOutOfTurn(PlacementExplanation explanation) {
        return explanation instanceof IllegalAttempt(var before, var attempt, IllegalMove illegal)
                && illegal.reason() == IllegalReason.NOT_ITS_TURN;
    }

    private Optional<PlacementExplanation> wholeBoard() {
        if (observed.placement().equals(FIRST)) {
            return Optional.of(new FirstPosition());
        }
        return isTurned() ? Optional.of(new BoardTurned()) : Optional.empty();
    }

    private boolean isTurned() {
        for (int square = 0; square < 64; square++) {
            Piece seen = observed.pieceAt(63 - square);
            if (seen != expected.pieceAt(square)) {
                return false;
            }
        }
        return true;
    }
}
