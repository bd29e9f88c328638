package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UciTest {

    @ParameterizedTest
    @CsvSource({
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1g1, e1g1, e1h1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1h1, e1g1, e1h1",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, e8c8, e8c8, e8a8",
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1, e1c1, e1b1, e1b1",
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1, e1b1, e1b1, e1b1",
        "k7/8/8/8/8/8/8/5K1R w K - 0 1, f1g1, f1g1, f1g1",
        "k7/8/8/8/8/8/8/5K1R w K - 0 1, f1h1, f1h1, f1h1",
        "7k/P7/8/8/8/8/8/5K2 w - - 0 1, a7a8n, a7a8n, a7a8n"
    })
    void castlingIsReadBothWays(String fen, String text, String written, String chess960) {
        Position position = Position.ofFen(fen);
        Move move = Uci.read(position, text).orElseThrow();
        assertEquals(written, Uci.write(position, move));
        assertEquals(chess960, Uci.writeChess960(move));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e2", "e2e", "e2e5", "e7e5", "e2e4q", "e2e4qq", "i2e4", "0000", "e1g1", "e4e5"})
    void whatIsNotLegalIsNotRead(String text) {
        assertEquals(Optional.empty(), Uci.read(Position.initial(), text));
    }
}
