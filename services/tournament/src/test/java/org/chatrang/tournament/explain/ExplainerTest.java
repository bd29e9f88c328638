package org.chatrang.tournament.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

class ExplainerTest {
    private final Tournament swiss = SharedStandings.tournament("held-tec/held_swiss_5.trf");

    @Test
    void aHalfPointByeIsADummyWithAtMostHalfOfAllPoints() {
        Explanation buchholz = new Explainer(Standings.of(swiss, Edition.FROM_2026_03, "BH"))
                .explain(4)
                .getFirst();

        assertEquals("14.0", buchholz.value().text());
        assertEquals("8.1", buchholz.article());
        assertEquals(
                "requested bye or absence, dummy with 2.5, the most allowed (16.4.2)",
                buchholz.parts().get(1).reason());
    }

    @Test
    void aForfeitWinIsADummyWithAtMostTheOpponentsScore() {
        Explanation buchholz = new Explainer(Standings.of(swiss, Edition.FROM_2026_03, "BH"))
                .explain(11)
                .getFirst();

        assertEquals(
                "forfeit win against 9, dummy with 1.5, the most allowed (16.4.1)",
                buchholz.parts().get(3).reason());
    }

    @Test
    void theCutNamesItsArticle() {
        Explanation cut = new Explainer(Standings.of(swiss, Edition.FROM_2023, "BH/C1"))
                .explain(4)
                .getFirst();

        List<Explanation.Part> left =
                cut.parts().stream().filter(part -> !part.counted()).toList();
        assertEquals(1, left.size());
        assertEquals(2, left.getFirst().round());
        assertTrue(
                left.getFirst().reason().endsWith("as voluntarily unplayed (16.5)"),
                left.getFirst().reason());
    }

    @Test
    void directEncounterShowsWhoCouldStillHaveScoredWhat() {
        Explanation encounter = new Explainer(Standings.of(swiss, Edition.FROM_2023, "DE"))
                .explain(3)
                .getFirst();

        assertEquals(
                List.of("GP among the tied: 1: 0.5 of at most 2.5, 3: 0.5 of at most 2.5, 4: 1.0 of at most 2.0,"
                        + " 16: 0.0 of at most 3.0 (still tied)"),
                encounter.steps());
    }

    @Test
    void thePartsMakeTheValue() {
        for (Edition edition : List.of(Edition.FROM_2023, Edition.FROM_2026_03)) {
            Explainer explainer =
                    new Explainer(Standings.of(swiss, edition, "BH,BH/C1,BH/M1,FB,SB,SB/C2,KS,PS/C1,WIN,STD,REP"));
            for (int number = 1; number <= 16; number++) {
                for (Explanation explanation : explainer.explain(number)) {
                    BigDecimal sum = explanation.parts().stream()
                            .filter(Explanation.Part::counted)
                            .map(part -> new BigDecimal(part.value()))
                            .reduce(BigDecimal.ZERO, BigDecimal::add);
                    assertEquals(
                            0,
                            sum.compareTo(new BigDecimal(explanation.value().text())),
                            () -> String.join("\n", explanation.lines()));
                }
            }
        }
    }
}
