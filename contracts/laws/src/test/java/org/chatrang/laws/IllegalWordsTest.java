package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an arbiter is told: which man, from where, since when. */
class IllegalWordsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | d4d5 | no piece stands on d4",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | e8e7 | the black king on e8 belongs to the side not to move",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | e1e1 | the white king was put back on e1",
                "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1 | e1d2 | a man of the same colour stands there, the white pawn on d2",
                "4k3/8/8/8/8/8/3P4/2B1K3 w - - 0 1 | c1e3 | the white pawn on d2 stands in the way from c1 to e3",
                "4k3/8/8/8/8/8/8/N3K3 w - - 0 1 | a1a2 | a knight does not move from a1 to a2",
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | e2d3 | a pawn moves diagonally only to capture, and d3 is empty",
                "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1 | e2d3 |"
                        + " it opens the line to the king on e1, in check then from the black rook on e7",
                "4k3/4r3/8/8/8/8/3B4/4K3 w - - 0 1 | d2c3 | the king on e1 stays in check from the black rook on e7",
                "4k3/3r4/8/8/8/8/8/4K3 w - - 0 1 | e1d1 |"
                        + " the king would stand on d1, which is attacked by the black rook on d7",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7a8 |"
                        + " the pawn on a8 must be replaced by a queen, rook, bishop or knight",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7a8k | a pawn cannot become a king",
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1 | h1g3 | a rook does not move from h1 to g3",
                "4k2R/8/8/8/8/8/8/4K3 b - - 0 1 | e8e1 | a king is never captured, and the other king stands on e1",
                "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1 | e1c1 |"
                        + " the white knight on b1 stands where castling needs empty squares",
                "4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1 | e1c1 | the king on e1 is in check from the black rook on e4",
                "4k3/8/8/8/3r4/8/8/R3K3 w Q - 0 1 | e1c1 |"
                        + " the king would cross d1, which is attacked by the black rook on d4",
                "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1 | e1g1 |"
                        + " king or rook has moved, or stands elsewhere, so there is no right to castle on the king's side",
                "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | e5d6 |"
                        + " the pawn on d5 did not just make a double step, so it cannot be captured on d6"
            })
    void theSentenceNamesWhatThereIsToSee(String fen, String attempt, String sentence) {
        Position position = Position.ofFen(fen);
        assertEquals(sentence, text(Legality.diagnose(position, attempt(attempt))));
    }

    @Test
    void theMoveThatLostTheRightToCastleIsNamed() {
        GameHistory game = game("e4", "e5", "Nf3", "Nf6", "Be2", "Be7", "Kf1", "Rg8", "Ke1", "Rh8");
        assertEquals(
                "the right to castle on the king's side was lost with 4.Kf1, when the king moved",
                text(Legality.diagnose(game, attempt("e1g1"))));
        assertEquals(
                "the right to castle on the king's side was lost with 4...Rg8, when that rook moved",
                text(Legality.diagnose(play(game, "h3"), attempt("e8g8"))));
    }

    @Test
    void aRookCapturedTakesTheRightWithIt() {
        GameHistory game = game("g3", "b6", "Bg2", "Bb7", "Nf3", "e6", "Bf1", "Bxf3", "a3", "Bxh1", "a4", "Na6");
        assertEquals(
                "the right to castle on the king's side was lost with 5...Bxh1, when that rook was captured",
                text(Legality.diagnose(game, attempt("e1g1"))));
    }

    @Test
    void aPawnThatCannotBeTakenInPassingHasItsStory() {
        GameHistory late = game("e4", "a6", "e5", "d5", "h3", "h6");
        assertEquals(
                "the pawn on d5 did not just make a double step (that was 2...d5, and the right was gone a move later),"
                        + " so it cannot be captured on d6",
                text(Legality.diagnose(late, attempt("e5d6"))));
        GameHistory slow = game("e4", "d6", "e5", "d5");
        assertEquals(
                "the pawn on d5 did not just make a double step (it came there with 2...d5),"
                        + " so it cannot be captured on d6",
                text(Legality.diagnose(slow, attempt("e5d6"))));
    }

    @Test
    void aLegalMoveStaysLegalInItsGame() {
        assertInstanceOf(Diagnosis.Legal.class, Legality.diagnose(game("e4"), attempt("e7e5")));
    }

    private static Attempt attempt(String uci) {
        return Uci.readAttempt(uci).orElseThrow();
    }

    private static String text(Diagnosis diagnosis) {
        return assertInstanceOf(Diagnosis.Illegal.class, diagnosis).move().text();
    }

    private static GameHistory game(String... moves) {
        GameHistory game = GameHistory.start(Position.initial());
        for (String text : List.of(moves)) {
            game = play(game, text);
        }
        return game;
    }

    private static GameHistory play(GameHistory game, String text) {
        return game.play(assertInstanceOf(SanReading.Legal.class, San.read(game.position(), text))
                .move());
    }
}
