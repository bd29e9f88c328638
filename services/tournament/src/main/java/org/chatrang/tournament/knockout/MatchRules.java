package org.chatrang.tournament.knockout;

import java.util.List;
import org.chatrang.tournament.knockout.Stage.Colours;
import org.chatrang.tournament.knockout.Stage.Ending;
import org.chatrang.tournament.knockout.Stage.RatingList;
import org.chatrang.tournament.model.GamePoints;

/**
 * The stages of a match in their order.
 *
 * @param points of a game; forfeits count as results
 */
public record MatchRules(String name, List<Stage> stages, GamePoints points) {
    private static final Stage CLASSICAL = Stage.of("classical", 2, "40/5400+30:1800+30", RatingList.STANDARD);

    /** Two classical games, 2 × 25+10, 2 × 10+10, 2 × 5+3, Armageddon 5 against 4 minutes with 3 seconds from move 61. */
    public static final MatchRules WORLD_CUP_2015 = new MatchRules(
            "World Cup 2015",
            List.of(
                    CLASSICAL,
                    Stage.of("rapid 25+10", 2, "1500+10", RatingList.RAPID),
                    Stage.of("rapid 10+10", 2, "600+10", RatingList.RAPID),
                    Stage.of("blitz 5+3", 2, "300+3", RatingList.BLITZ),
                    new Stage(
                            "Armageddon",
                            1,
                            "60/300:0+3",
                            "60/240:0+3",
                            Ending.DRAW_IS_WON_BY_BLACK,
                            Colours.DRAWN,
                            RatingList.NONE)),
            GamePoints.STANDARD);

    /** Two classical games, 2 × 25+10, 2 × 10+10, 2 × 5+3, then single games of 3+2 until one is decided. */
    public static final MatchRules WORLD_CUP_2023 = new MatchRules(
            "World Cup 2023",
            List.of(
                    CLASSICAL,
                    Stage.of("rapid 25+10", 2, "1500+10", RatingList.RAPID),
                    Stage.of("rapid 10+10", 2, "600+10", RatingList.RAPID),
                    Stage.of("blitz 5+3", 2, "300+3", RatingList.BLITZ),
                    new Stage(
                            "blitz 3+2",
                            1,
                            "180+2",
                            "180+2",
                            Ending.FIRST_DECIDED_GAME,
                            Colours.DRAWN,
                            RatingList.BLITZ)),
            GamePoints.STANDARD);

    /** Two classical games, 2 × 15+10, 2 × 10+10, 2 × 5+3, 2 × 3+2, then one game for which Black's time is bid. */
    public static final MatchRules WORLD_CUP_2025 = new MatchRules(
            "World Cup 2025",
            List.of(
                    CLASSICAL,
                    Stage.of("rapid 15+10", 2, "900+10", RatingList.RAPID),
                    Stage.of("rapid 10+10", 2, "600+10", RatingList.RAPID),
                    Stage.of("blitz 5+3", 2, "300+3", RatingList.BLITZ),
                    Stage.of("blitz 3+2", 2, "180+2", RatingList.BLITZ),
                    new Stage(
                            "sudden death", 1, "240+2", "", Ending.DRAW_IS_WON_BY_BLACK, Colours.BID, RatingList.NONE)),
            GamePoints.STANDARD);

    public MatchRules {
        stages = List.copyOf(stages);
        if (stages.isEmpty()) {
            throw new IllegalArgumentException("match rules " + name + " have no stage");
        }
    }
}
