package org.chatrang.launcher.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chatrang.launcher.check.GameReport.Claim;
import org.chatrang.launcher.check.GameReport.ClaimKind;
import org.chatrang.launcher.check.GameReport.Ending;
import org.chatrang.launcher.check.GameReport.EndingKind;
import org.chatrang.launcher.check.GameReport.IllegalPly;
import org.chatrang.launcher.check.GameReport.KingToCentre;
import org.chatrang.laws.BareMaterial;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameCheckTest {
    private static final String KNIGHTS_OUT_AND_BACK = "Nf3 Nf6 Ng1 Ng8 ";

    @Test
    void aPlainGameHasNothingToReport() {
        GameReport report = check("1. e4 e5 *");
        assertEquals(Optional.empty(), report.illegal());
        assertEquals(Optional.empty(), report.kingToCentre());
        assertEquals(Optional.empty(), report.ending());
        assertEquals(List.of(), report.claims());
    }

    @Test
    void findsTheFirstIllegalPly() {
        assertEquals(
                Optional.of(new IllegalPly(
                        3,
                        "Ke3",
                        "WRONG_MOVEMENT",
                        Optional.of("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"))),
                check("1. e4 e5 2. Ke3 Nc6 *").illegal());
        assertEquals("UNREADABLE", reason("1. e4 e9 *"));
        assertEquals("NO_START", reason("[FEN \"?!\"]\n\n1. e4 *"));
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/2k5/8/5K2/8/7R w - - 0 1, Ke4, 1-0, e4, true",
        "8/8/8/2k5/8/5K2/8/7R w - - 0 1, Ke4, 0-1, e4, false",
        "8/8/8/2k5/8/5K2/8/7R b - - 0 1, Kd4, 0-1, d4, true",
        "8/8/8/2k5/8/5K2/8/7R b - - 0 1, Kd5, 0-1, d5, false",
        "8/8/8/2k5/8/5K2/8/7R b - - 0 1, Kd5, 1/2-1/2, d5,",
        "8/8/8/2k5/8/5K2/8/7R b - - 0 1, Kd5, *, d5,",
    })
    void findsAKingPutInTheCentre(String fen, String san, String result, String square, Boolean agrees) {
        assertEquals(
                Optional.of(new KingToCentre(1, san, square, Optional.ofNullable(agrees))),
                check("[FEN \"" + fen + "\"]\n[Result \"" + result + "\"]\n\n" + san + " " + result)
                        .kingToCentre());
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/2k5/8/5K2/8/7R w - - 0 1, Ke3", // not in the centre
        "8/8/8/2k5/8/5K2/8/7R w - - 0 1, Rh4", // no king
        "8/8/8/3k4/8/5K2/8/7R w - - 0 1, Ke4", // illegal
    })
    void leavesOtherLastPliesAlone(String fen, String san) {
        assertEquals(
                Optional.empty(),
                check("[FEN \"" + fen + "\"]\n\n" + san + " *").kingToCentre());
    }

    @ParameterizedTest
    @CsvSource({
        "1. f3 e5 2. g4 Qh4 0-1, CHECKMATE, 4",
        "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7 Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6 *,"
                + " STALEMATE, 19",
        "[FEN '8/8/8/8/8/4k3/4r3/4K3 w - - 0 1'] 1. Kf1 Kf3 2. Kg1 Rg2 *, NONE, 0",
        "[FEN '8/8/8/8/8/4k3/4p3/4K2n w - - 0 1'] *, STALEMATE, 0",
        "[FEN '7k/8/8/8/8/8/r7/1K6 w - - 0 1'] 1. Kxa2 Kg7 *, DEAD_POSITION, 1",
        "[FEN '7k/8/8/8/8/8/R7/1K6 w - - 148 90'] 1. Ra3 Kg7 2. Ra4 *, SEVENTY_FIVE, 2",
        "[FEN '7k/R7/6K1/8/8/8/8/8 w - - 149 90'] 1. Ra8 *, CHECKMATE, 1",
    })
    void findsTheFirstEndingTheLawsWouldHaveGiven(String game, String kind, int ply) {
        Optional<Ending> expected =
                kind.equals("NONE") ? Optional.empty() : Optional.of(new Ending(EndingKind.valueOf(kind), ply));
        assertEquals(
                expected,
                check(game.replace("'] ", "\"]\n\n").replace('\'', '"')).ending());
    }

    @Test
    void listsAThreefoldOnceAndEndsWithTheFifth() {
        GameReport report = check(KNIGHTS_OUT_AND_BACK.repeat(5) + "*");
        assertEquals(Optional.of(new Ending(EndingKind.FIVEFOLD, 16)), report.ending());
        assertEquals(
                IntStream.of(8, 9, 10, 11)
                        .mapToObj(ply -> new Claim(ClaimKind.THREEFOLD, ply))
                        .toList(),
                report.claims());
    }

    @Test
    void listsFiftyMovesWhenTheyAreMade() {
        GameReport report = check("[FEN \"7k/8/8/8/8/8/R7/1K6 w - - 98 90\"]\n\n1. Ra3 Kg7 2. Ra4 Kf6 *");
        assertEquals(List.of(new Claim(ClaimKind.FIFTY, 2)), report.claims());
    }

    private static String reason(String text) {
        return check(text).illegal().map(IllegalPly::reason).orElse("none");
    }

    private static GameReport check(String text) {
        return GameCheck.of(PgnReader.readAll(text).getFirst(), new BareMaterial());
    }
}
