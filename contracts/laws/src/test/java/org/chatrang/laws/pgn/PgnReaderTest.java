package org.chatrang.laws.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PgnReaderTest {

    @Test
    void readsTagsMovesAndResult() {
        PgnGame game = only("[Event \"Cup\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n");
        assertEquals(
                List.of(new PgnTag("Event", "Cup"), new PgnTag("White", "A"), new PgnTag("Result", "1-0")),
                game.tags());
        assertEquals(List.of("e4", "e5", "Nf3"), sans(game));
        assertEquals(List.of(1, 0, 2), game.plies().stream().map(PgnPly::number).toList());
        assertEquals(Optional.of(PgnResult.WHITE_WINS), game.termination());
        assertEquals(List.of(), game.problems());
    }

    @Test
    void readsClockAndElapsedTimeBrokenOverLines() {
        PgnGame game = only("1. e4 {[%clk\r\n00:05:03]} {[%emt\n00:00:02]} Nf6 {[%clk 1:30:54]\r} *");
        PgnPly first = game.plies().getFirst();
        assertEquals(Optional.of(Duration.ofSeconds(303)), first.clock());
        assertEquals(Optional.of(Duration.ofSeconds(2)), first.elapsed());
        assertEquals(Optional.of(Duration.ofSeconds(5454)), game.plies().get(1).clock());
        assertEquals("", first.comment());
    }

    @Test
    void readsTenthsEvaluationAndTextInOneComment() {
        PgnPly ply = only("1. e4 { [%eval 0.18] [%clk 0:02:58.9] best by test } *")
                .plies()
                .getFirst();
        assertEquals(Optional.of(Duration.ofMillis(178_900)), ply.clock());
        assertEquals(Optional.of("0.18"), ply.evaluation());
        assertEquals("best by test", ply.comment());
    }

    @Test
    void aTimeThatIsNoneIsAProblemAndNoClock() {
        PgnGame game = only("1. e4 {[%clk 0:99:00]} *");
        assertEquals(Optional.empty(), game.plies().getFirst().clock());
        assertEquals(List.of(PgnProblem.Kind.BAD_TIME), kinds(game));
    }

    @Test
    void leavesOutNestedVariationsAndWhatTheyHold() {
        PgnGame game = only("1. e4 (1. d4 {a ) in a comment} d5 (1... Nf6 1-0) 2. c4) e5 2. Nf3 *");
        assertEquals(List.of("e4", "e5", "Nf3"), sans(game));
        assertEquals(List.of(), game.problems());
    }

    @Test
    void readsGlyphsWrittenEitherWay() {
        PgnGame game = only("1. e4! $14 e5?! 2. Nf3 !! *");
        assertEquals(
                List.of(List.of(1, 14), List.of(6), List.of(3)),
                game.plies().stream().map(PgnPly::nags).toList());
    }

    @Test
    void readsLineCommentsAndEscapedLines() {
        PgnGame game = only("1. e4 ; the king's pawn } ( \n% an escaped line e5\ne5 *");
        assertEquals(List.of("e4", "e5"), sans(game));
        assertEquals("the king's pawn } (", game.plies().getFirst().comment());
    }

    @Test
    void readsEveryWayToNumberMoves() {
        assertEquals(List.of("e4", "e5", "Nf3", "Nc6", "Bb5"), sans(only("1.e4 1...e5 2 Nf3 2. ... Nc6 3.Bb5 *")));
    }

    @Test
    void readsCastlingPromotionAndForeignLettersAsMoves() {
        List<String> moves =
                List.of("O-O", "0-0-0+", "e8=Q#", "e8Q", "e8(Q)", "Sf3", "\u2658f3", "Ng1-f3", "e2e4", "--");
        assertEquals(moves, sans(only("1. " + String.join(" ", moves) + " *")));
    }

    @Test
    void tellsDrawsAndCastlingApart() {
        assertEquals(Optional.of(PgnResult.DRAW), only("1. e4 \u00BD-\u00BD").termination());
        assertEquals(Optional.of(PgnResult.BLACK_WINS), only("1. O-O 0-1").termination());
    }

    @Test
    void splitsGamesWithoutABlankLineBetween() {
        List<PgnGame> games = PgnReader.readAll("[Event \"a\"]\n1. e4 1-0\n[Event \"b\"]\n1. d4 0-1 [Event \"c\"] *");
        assertEquals(List.of("a", "b", "c"), events(games));
        assertEquals(List.of(1, 2, 3), games.stream().map(PgnGame::index).toList());
        assertEquals(List.of(1L, 3L, 4L), games.stream().map(PgnGame::line).toList());
    }

    @Test
    void splitsGamesWithoutMovesOrResult() {
        List<PgnGame> games = PgnReader.readAll(
                "[Event \"a\"]\n[Result \"0-1\"]\n\n[Event \"b\"]\n\n*\n\n[Event \"c\"]\n\n1. e4\n\n[Event \"d\"]\n1. d4");
        assertEquals(List.of("a", "b", "c", "d"), events(games));
        assertEquals(List.of(PgnProblem.Kind.MISSING_RESULT), kinds(games.get(0)));
        assertEquals(List.of(), kinds(games.get(1)));
        assertEquals(PgnResult.BLACK_WINS, games.get(0).result());
        assertEquals(List.of(PgnProblem.Kind.MISSING_RESULT), kinds(games.get(3)));
    }

    @Test
    void readsGamesWithoutTags() {
        List<PgnGame> games = PgnReader.readAll("1. e4 e5 1-0 1. d4 d5 0-1");
        assertEquals(
                List.of(List.of("e4", "e5"), List.of("d4", "d5")),
                games.stream().map(PgnReaderTest::sans).toList());
    }

    @Test
    void aCommentLeftOpenEndsBeforeTheNextGame() {
        List<PgnGame> games =
                PgnReader.readAll("[Event \"a\"]\n\n1. e4 {oops e5 2. Nf3 1-0\n\n[Event \"b\"]\n\n1. d4 *");
        assertEquals(List.of("a", "b"), events(games));
        assertEquals(List.of(PgnProblem.Kind.UNBALANCED_BRACE, PgnProblem.Kind.MISSING_RESULT), kinds(games.get(0)));
        assertEquals(3, games.get(0).problems().getFirst().line());
        assertEquals(List.of(), kinds(games.get(1)));
    }

    @Test
    void aVariationLeftOpenEndsBeforeTheNextGame() {
        List<PgnGame> games = PgnReader.readAll("[Event \"a\"]\n1. e4 (1. d4 {x\n[Event \"b\"]\n1. d4 *");
        assertEquals(List.of("a", "b"), events(games));
        assertTrue(kinds(games.get(0)).contains(PgnProblem.Kind.UNBALANCED_PARENTHESIS));
    }

    @Test
    void strayTextIsAProblemAndNoMove() {
        PgnGame game = only("1. e4 blunder } e5 ) [x 2. Nf3 *");
        assertEquals(List.of("e4", "e5", "Nf3"), sans(game));
        assertEquals(
                List.of(
                        PgnProblem.Kind.STRAY_TEXT,
                        PgnProblem.Kind.UNBALANCED_BRACE,
                        PgnProblem.Kind.UNBALANCED_PARENTHESIS,
                        PgnProblem.Kind.STRAY_TEXT,
                        PgnProblem.Kind.STRAY_TEXT),
                kinds(game));
    }

    @Test
    void readsACommandOutsideBraces() {
        PgnGame game = only("1. e4 [%clk 0:10:00] e5 *");
        assertEquals(
                Optional.of(Duration.ofMinutes(10)), game.plies().getFirst().clock());
        assertEquals(List.of("e4", "e5"), sans(game));
    }

    @Test
    void aDamagedMoveKeepsItsPlaceAmongThePlies() {
        assertEquals(List.of("e4", "e9", "Nf33", "Nc0"), sans(only("1. e4 e9 2. Nf33 Nc0 *")));
    }

    @Test
    void saysWhenTokenAndTagDisagree() {
        assertEquals(List.of(PgnProblem.Kind.RESULT_MISMATCH), kinds(only("[Result \"1-0\"]\n\n1. e4 0-1")));
    }

    @Test
    void noGameIsNoGame() {
        assertEquals(List.of(), PgnReader.readAll(""));
        assertEquals(List.of(), PgnReader.readAll("\uFEFF \r\n\n {only a comment}\n1-0"));
    }

    private static PgnGame only(String text) {
        List<PgnGame> games = PgnReader.readAll(text);
        assertEquals(1, games.size(), () -> "games in: " + text);
        return games.getFirst();
    }

    private static List<String> sans(PgnGame game) {
        return game.plies().stream().map(PgnPly::san).toList();
    }

    private static List<String> events(List<PgnGame> games) {
        return games.stream().map(game -> game.tag("Event").orElse("none")).toList();
    }

    private static List<PgnProblem.Kind> kinds(PgnGame game) {
        return game.problems().stream().map(PgnProblem::kind).toList();
    }
}
