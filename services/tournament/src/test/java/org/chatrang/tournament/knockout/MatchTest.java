package org.chatrang.tournament.knockout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.tiebreak.Code;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final MatchGame DRAW_1 = new MatchGame(1, Outcome.DRAW, Outcome.DRAW);
    private static final MatchGame DRAW_2 = new MatchGame(2, Outcome.DRAW, Outcome.DRAW);
    private static final MatchGame WIN_1 = new MatchGame(1, Outcome.WIN, Outcome.LOSS);

    private static Match match(MatchRules rules, MatchGame... games) {
        return new Match(rules, 1, 2, List.of(games));
    }

    @Test
    void aWinInTwoClassicalGamesIsEnough() {
        assertEquals(
                new MatchState.Decided(1, 0, "classical 1.5-0.5"),
                match(MatchRules.WORLD_CUP_2025, WIN_1, DRAW_2).state());
    }

    @Test
    void theFirstGameOfAStageHasItsColourDrawnAndTheNextTheOther() {
        MatchState.Next first = assertInstanceOf(
                MatchState.Next.class, match(MatchRules.WORLD_CUP_2023).state());
        MatchState.Next second = assertInstanceOf(
                MatchState.Next.class, match(MatchRules.WORLD_CUP_2023, DRAW_1).state());
        MatchState.Next third = assertInstanceOf(
                MatchState.Next.class,
                match(MatchRules.WORLD_CUP_2023, DRAW_1, DRAW_2).state());

        assertEquals(0, first.white());
        assertEquals(2, second.white());
        assertEquals(1, third.stage());
        assertEquals(0, third.white());
    }

    @Test
    void drawOddsGiveBlackTheMatch() {
        List<MatchGame> games = new ArrayList<>();
        for (int stage = 0; stage < 4; stage++) {
            games.addAll(List.of(DRAW_1, DRAW_2));
        }
        games.add(DRAW_1);

        Match match = new Match(MatchRules.WORLD_CUP_2015, 1, 2, games);
        assertEquals(
                2, assertInstanceOf(MatchState.Decided.class, match.state()).winner());
    }

    @Test
    void suddenDeathGoesOnUntilAGameIsDecided() {
        List<MatchGame> games = new ArrayList<>();
        for (int stage = 0; stage < 4; stage++) {
            games.addAll(List.of(DRAW_1, DRAW_2));
        }
        games.addAll(List.of(DRAW_1, DRAW_2, DRAW_1));
        Match match = new Match(MatchRules.WORLD_CUP_2023, 1, 2, games);

        MatchState.Next next = assertInstanceOf(MatchState.Next.class, match.state());
        assertEquals(4, next.game());
        assertEquals(2, next.white());
        assertEquals(
                2,
                assertInstanceOf(
                                MatchState.Decided.class,
                                match.after(new MatchGame(2, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS))
                                        .state())
                        .winner());
    }

    @Test
    void aGameAfterTheDecisionIsRefused() {
        Match match = match(MatchRules.WORLD_CUP_2025, WIN_1, DRAW_2, DRAW_1);

        assertTrue(assertThrows(IllegalArgumentException.class, match::state)
                .getMessage()
                .startsWith("game 3"));
        assertEquals(
                1,
                match(MatchRules.WORLD_CUP_2025)
                        .endedFor(1, "the opponent withdrew")
                        .winner());
    }

    @Test
    void bothCanLoseAGameAndTheStageStaysLevel() {
        Match match =
                match(MatchRules.WORLD_CUP_2025, new MatchGame(1, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS), DRAW_2);

        assertEquals(1, assertInstanceOf(MatchState.Next.class, match.state()).stage());
    }

    @Test
    void boardsDecideALevelMatchOfTeams() {
        List<Outcome> first = List.of(Outcome.DRAW, Outcome.WIN, Outcome.LOSS, Outcome.DRAW);
        List<Outcome> second = List.of(Outcome.DRAW, Outcome.LOSS, Outcome.WIN, Outcome.DRAW);
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            boards.add(new Board(i + 1, 0, 0, first.get(i), second.get(i)));
        }
        TeamMatch match = TeamMatch.ofBoards(1, 7, 8, boards);

        assertEquals(7, TeamMatchDecider.winner(match, GamePoints.STANDARD, List.of(Code.BC)));
        assertEquals(7, TeamMatchDecider.winner(match, GamePoints.STANDARD, List.of(Code.TBR)));
        assertEquals(7, TeamMatchDecider.winner(match, GamePoints.STANDARD, List.of(Code.BBE)));
        assertEquals(0, TeamMatchDecider.winner(match, GamePoints.STANDARD, List.of()));
    }

    @Test
    void whoGoesOutTogetherSharesARank() {
        List<List<Bracket.Result>> rounds = List.of(
                List.of(
                        new Bracket.Result(1, 8),
                        new Bracket.Result(2, 7),
                        new Bracket.Result(3, 6),
                        new Bracket.Result(4, 0)),
                List.of(new Bracket.Result(1, 4), new Bracket.Result(2, 3)),
                List.of(new Bracket.Result(2, 1)));

        assertEquals(Map.of(2, 1, 1, 2, 3, 3, 4, 3, 6, 5, 7, 5, 8, 5), Bracket.ranks(rounds, null));
        assertEquals(4, Bracket.ranks(rounds, new Bracket.Result(3, 4)).get(4));
        assertThrows(
                IllegalArgumentException.class,
                () -> Bracket.ranks(
                        List.of(List.of(new Bracket.Result(1, 2)), List.of(new Bracket.Result(2, 1))), null));
    }

    @Test
    void armageddonSharesThePointsOfADraw() {
        ClassicalAndArmageddon points = ClassicalAndArmageddon.THREE_POINTS;

        assertEquals(
                "1.5",
                points.points(ClassicalAndArmageddon.Ending.DRAWN_THEN_WON).toString());
        assertEquals(
                "1.0",
                points.points(ClassicalAndArmageddon.Ending.DRAWN_THEN_LOST).toString());
    }
}
