package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.List;

/** BC (C.07, 12): each board's number times its points, the less the better; only for teams with the same game points. */
final class BoardCount {
    private BoardCount() {}

    static Measure measure() {
        return (field, place) -> {
            List<Contribution> rounds = new ArrayList<>();
            Line line = field.line(place);
            for (int round = 1; round <= line.rounds(); round++) {
                long sum = 0;
                for (BoardPoints board : line.cell(round).boards()) {
                    sum += board.board() * board.units();
                }
                if (!line.cell(round).boards().isEmpty()) {
                    rounds.add(Contribution.own(round, line.cell(round), sum));
                }
            }
            return Reckoning.sum(rounds);
        };
    }
}
