package org.chatrang.laws.placement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.chatrang.laws.GameHistory;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Setup;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementDiagnosisTest {
    private static final String MIDDLE = "r3k2r/1p3ppp/8/2pP4/8/5N2/PP3PPP/R3K2R w KQkq c6 0 20";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // what was done to the board: squares to from another board | sentence
                "d5 Pc6 | Unfinished | 20.dxc6 is begun and not finished: the black pawn on c5 is to be taken off.",
                "d5 c5 Pc6 | LegalMoves | The board shows the position after 20.dxc6.",
                "e1 Kg1 | Unfinished | 20.O-O is begun and not finished: the white rook on h1 belongs on f1.",
                "h1 Rf1 | LegalMoves | The board shows the position after 20.Rf1.",
                "e1 h1 Kg1 Rf1 | LegalMoves | The board shows the position after 20.O-O.",
                "f3 Ne5 e8 h8 kg8 rf8 | LegalMoves | The board shows the position after 20.Ne5 O-O.",
                "f3 Ne4 | IllegalAttempt | The white knight went from f3 to e4, which is illegal: ",
                "a1 Ra3 | IllegalAttempt | The white rook went from a1 to a3, which is illegal: ",
                "e8 kf8 | IllegalAttempt | The black king went from e8 to f8, which is illegal: ",
                "a1 Ra2 | IllegalAttempt | The white rook went from a1 to a2, which is illegal: ",
                "f3 Ne5 e8 ke6 | IllegalAttempt | After 20.Ne5, the black king went from e8 to e6, which is illegal ",
                "f3 Nh3 a2 Pa3 | Unexplained | Displaced: white pawn a2 to a3, white knight f3 to h3. The nearest legal",
                "f3 | Unexplained | Missing: white knight on f3. No legal play of one or two half-moves comes nearer.",
                "Qd1 | Unexplained | Too many: white queen on d1. No legal play of one or two half-moves comes nearer."
            })
    void namedCases(String edits, String kind, String sentence) {
        Position position = Position.ofFen(MIDDLE);
        PlacementDiagnosis diagnosis = PlacementDiagnosis.of(position, edit(position.setup(), edits));
        assertEquals(kind, diagnosis.explanation().getClass().getSimpleName(), diagnosis.text());
        assertTrue(diagnosis.text().startsWith(sentence), diagnosis.text());
    }

    @Test
    void theReasonIsTheOneOfTheLaws() {
        Position position = Position.ofFen("4k3/P7/8/8/4r3/8/3B4/4K3 w - - 0 1");
        assertEquals(IllegalReason.KING_LEFT_IN_CHECK, reason(position, "d2 Bc3"));
        assertEquals(IllegalReason.PROMOTION_MISSING, reason(position.play(move(position, "Be3")), "a7 Pa8 e8 ke7"));
        Position quiet = Position.ofFen("4k3/P7/8/8/8/8/8/4K2R w - - 0 1");
        assertEquals(IllegalReason.PROMOTION_MISSING, reason(quiet, "a7 Pa8"));
        assertEquals(IllegalReason.PROMOTION_FORBIDDEN, reason(quiet, "a7 Ka8"));
        assertEquals(IllegalReason.CASTLING_RIGHTS_LOST, reason(quiet, "e1 h1 Kg1 Rf1"));
        assertEquals(IllegalReason.KING_CAPTURE, reason(Position.ofFen("4k3/8/8/8/8/8/8/4K3 b - - 0 1"), "e1 ke1 e8"));
    }

    @Test
    void anEarlierPositionIsNamedWithItsMove() {
        GameHistory game = game("e4", "e5", "Nf3", "Nc6", "Bb5");
        Setup shown = game.positionAfter(3).setup();
        PlacementDiagnosis diagnosis = PlacementDiagnosis.of(game, shown);
        assertEquals(new PlacementExplanation.EarlierPosition(3), diagnosis.explanation());
        assertEquals(
                "The board shows the position after half-move 3 (move 2 of White) again."
                        + " It could also be reached by 3...Nb8 4.Bf1.",
                diagnosis.text());
        assertEquals(
                "The board shows the first position of the game again.",
                PlacementDiagnosis.of(game, Setup.initial()).text());
    }

    @Test
    void goingBackIsNamedBeforeTwoFurtherMovesAndBothAreTold() {
        GameHistory game = game("Nf3", "Nf6");
        PlacementDiagnosis diagnosis = PlacementDiagnosis.of(game, Setup.initial());
        assertEquals(new PlacementExplanation.EarlierPosition(0), diagnosis.explanation());
        assertTrue(diagnosis.nearest().orElseThrow().exact());
        assertEquals(
                "The board shows the first position of the game again. It could also be reached by 2.Ng1 Ng8.",
                diagnosis.text());
    }

    @Test
    void aFurtherLegalMoveIsNamedBeforeGoingBack() {
        GameHistory game = game("Nf3", "Nf6", "Ng1");
        Setup shown = Setup.initial();
        PlacementDiagnosis diagnosis = PlacementDiagnosis.of(game, shown);
        assertEquals(List.of(move(game.position(), "Ng8")), diagnosis.legalMoves());
        assertEquals(List.of(0), diagnosis.earlierPlies());
    }

    @Test
    void theBoardMayBeTurnedOrSetUpAnew() {
        Position position = game("e4", "c5", "Nf3", "d6", "d4", "cxd4").position();
        Setup turned = Setup.empty();
        for (int square = 0; square < 64; square++) {
            turned = turned.with(63 - square, position.pieceAt(square));
        }
        PlacementDiagnosis diagnosis = PlacementDiagnosis.of(position, turned);
        assertInstanceOf(PlacementExplanation.BoardTurned.class, diagnosis.explanation());
        assertInstanceOf(
                PlacementExplanation.FirstPosition.class,
                PlacementDiagnosis.of(position, Setup.initial()).explanation());
        assertInstanceOf(
                PlacementExplanation.AsExpected.class,
                PlacementDiagnosis.of(position, position.setup()).explanation());
    }

    @Test
    void theNearestLineLeavesTheLeastAndSaysIfOthersDoAsWell() {
        Position position = Position.initial();
        NearestLine knocked = PlacementDiagnosis.of(position, edit(position.setup(), "e2 Pe4 h8"))
                .nearest()
                .orElseThrow();
        assertEquals(List.of(move(position, "e4")), knocked.moves());
        assertEquals(List.of(63), knocked.remaining());
        assertTrue(knocked.only());
    }

    private static IllegalReason reason(Position position, String edits) {
        PlacementDiagnosis diagnosis = PlacementDiagnosis.of(position, edit(position.setup(), edits));
        return assertInstanceOf(PlacementExplanation.IllegalAttempt.class, diagnosis.explanation(), diagnosis.text())
                .illegal()
                .reason();
    }

    /** "e2 Pe4": the man on e2 taken off, a white pawn put on e4. */
    private static Setup edit(Setup setup, String edits) {
        Setup edited = setup;
        for (String edit : edits.split(" ")) {
            int square = Square.of(edit.substring(edit.length() - 2));
            edited = edited.with(square, edit.length() == 2 ? null : Piece.ofLetter(edit.charAt(0)));
        }
        return edited;
    }

    private static GameHistory game(String... moves) {
        GameHistory game = GameHistory.start(Position.initial());
        for (String text : Arrays.asList(moves)) {
            game = game.play(move(game.position(), text));
        }
        return game;
    }

    private static Move move(Position position, String text) {
        return assertInstanceOf(SanReading.Legal.class, San.read(position, text))
                .move();
    }
}
