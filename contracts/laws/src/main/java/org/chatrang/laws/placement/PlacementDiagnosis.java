package org.chatrang.laws.placement;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chatrang.laws.GameHistory;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;

/**
 * What an arbiter would say of a board that does not show what the moves lead to. Looks at the men only: a placement says
 * nothing of the side to move or of rights. Costs some tens of microseconds where one move explains the board, up to a
 * millisecond where nothing does.
 *
 * @param expected the position the moves lead to
 * @param observed what stands on the board
 * @param differences what is displaced, missing and too many
 * @param explanation the simplest explanation that fits exactly
 * @param earlierPlies after which half-moves of the game the men stood exactly like this, the latest first
 * @param nearest the legal play of one or two half-moves that comes nearer than no play, if there is any
 */
public record PlacementDiagnosis(
        Position expected,
        Setup observed,
        Differences differences,
        PlacementExplanation explanation,
        List<Integer> earlierPlies,
        Optional<NearestLine> nearest) {
    public PlacementDiagnosis {
        Objects.requireNonNull(expected, "expected");
        Objects.requireNonNull(observed, "observed");
        Objects.requireNonNull(differences, "differences");
        Objects.requireNonNull(explanation, "explanation");
        earlierPlies = List.copyOf(earlierPlies);
        Objects.requireNonNull(nearest, "nearest");
    }

    /** Compares a placement with the position a game has reached and with all it has passed. */
    public static PlacementDiagnosis of(GameHistory game, Setup observed) {
        return new Explainer(game, observed).diagnosis();
    }

    /** The same of a position whose history is not known. */
    public static PlacementDiagnosis of(Position expected, Setup observed) {
        return of(GameHistory.start(expected), observed);
    }

    /** The legal moves that explain the placement exactly, empty if none do (or none are needed). */
    public List<Move> legalMoves() {
        return explanation instanceof PlacementExplanation.LegalMoves(var moves) ? moves : List.of();
    }

    /** The whole diagnosis in English sentences, for arbiters. */
    public String text() {
        return PlacementWords.of(this);
    }
}
