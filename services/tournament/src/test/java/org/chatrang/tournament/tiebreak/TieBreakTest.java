package org.chatrang.tournament.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.ScoreKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TieBreakTest {
    @ParameterizedTest
    @ValueSource(strings = {"BH/C1", "bh:c1", "BH#C1", "BH!C1", "BH-C1", " bh/c1 "})
    void allWaysToWriteOneModifier(String text) {
        TieBreak tieBreak = TieBreak.parse(text);

        assertEquals(Code.BH, tieBreak.code());
        assertEquals(1, tieBreak.cutLowest());
        assertEquals(0, tieBreak.cutHighest());
    }

    @Test
    void scoresAndModifiersTogether() {
        TieBreak tieBreak = TieBreak.parse("BH:GP/M2/P");

        assertEquals(Optional.of(ScoreKind.GAME_POINTS), tieBreak.score());
        assertEquals(2, tieBreak.cutLowest());
        assertEquals(2, tieBreak.cutHighest());
        assertTrue(tieBreak.forfeitsPlayed());
    }

    @ParameterizedTest
    @CsvSource({"KS/L60,60,0", "KS/L+1,50,1", "KS/L-2,50,-2", "KS,50,0"})
    void limitsOfKoya(String text, int percent, int shift) {
        TieBreak tieBreak = TieBreak.parse(text);

        assertEquals(percent, tieBreak.limitPercent());
        assertEquals(shift, tieBreak.limitShift());
    }

    @Test
    void oldNamesAndEditions() {
        assertEquals(Code.REP, TieBreak.parse("GE").code());
        assertEquals(Code.FB, TieBreak.parse("BH/F").code());
        assertEquals(
                Optional.of(Edition.FROM_2024_08), TieBreak.parse("BH/C1/V1").edition());
        assertEquals(1400, TieBreak.parse("ARO/U1400").unrated().orElseThrow());
        assertEquals(Code.OTHER, TieBreak.parse("OTHER_LOTS").code());
        assertEquals(4, TieBreak.parse("SSSC/K4").divisor().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BHX | unknown tie-break \"BHX\": known are PTS,",
                "BH/C | tie-break \"BH/C\": a number is missing after /C, write e.g. /C1",
                "WIN/C1 | tie-break \"WIN/C1\": WIN takes no modifier /C1; it takes none",
                "BH/V9 | tie-break \"BH/V9\" has the unknown edition /V9",
                "SB:MG | tie-break \"SB:MG\": two scores (:MG) belong to ESB only",
                "DE/PX | tie-break \"DE/PX\" has the unknown modifier /PX"
            })
    void whatIsWrongIsNamed(String text, String message) {
        TieBreakException thrown = assertThrows(TieBreakException.class, () -> TieBreak.parse(text));

        assertTrue(thrown.getMessage().startsWith(message), thrown.getMessage());
    }

    @Test
    void anEmptyPlaceInAListIsNamed() {
        assertThrows(TieBreakException.class, () -> TieBreak.parseList("BH,,SB"));
        assertEquals(List.of(), TieBreak.parseList(" "));
        assertEquals(3, TieBreak.parseList("BH:C1,SB, DE").size());
    }
}
