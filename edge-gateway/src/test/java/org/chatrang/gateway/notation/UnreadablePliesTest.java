package org.chatrang.gateway.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnreadablePliesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e4 e5 2. Qz9 Nc6 3. Bb5 *       | e4 e5 Qz9 Nc6 Bb5",
                "1. e4 e5 2. Nf3 Sz6 3. Bb5 a6 *    | e4 e5 Nf3 Sz6 Bb5 a6",
                "1. e4 e5 2. Qz9 *                  | e4 e5 Qz9",
                "1. e4 e5 2. Nf3 Zz6 *              | e4 e5 Nf3 Zz6",
                "1. e4 e5 2. Nf3 Zz6 Bb5 *          | e4 e5 Nf3 Zz6 Bb5",
                "1. Zz9 e5 2. Nf3 *                 | Zz9 e5 Nf3",
                "1. e4 e5 2. Qz9 Nc6 3. Zz5 a6 4. Ba4 * | e4 e5 Qz9 Nc6 Zz5 a6 Ba4",
                "1. e4 Zz1 2. Zz2 Zz3 3. Bb5 *      | e4 Zz1 Zz2 Zz3 Bb5",
                "1. e4 foo e5 2. Nf3 *              | e4 e5 Nf3",
                "1. e4 e5 2. Nf3 foo 2... Nc6 *     | e4 e5 Nf3 Nc6",
                "1. e4 e5 2. Nf3 Nc6 resigns 1-0    | e4 e5 Nf3 Nc6",
                "31. Kg2 Kg7 32. Zz9 Kg6 33. Kg3 *  | Kg2 Kg7 Zz9 Kg6 Kg3",
            })
    void givenAWordThatIsNoMoveThenItCountsWhereTheNumbersOrWhatFollowsSaySo(String movetext, String plies)
            throws Exception {
        String pgn = "[White \"A\"]\n[Black \"B\"]\n\n" + movetext + "\n";
        NotatedGame game = PgnGames.notated(PgnReader.readAll(pgn).getFirst());
        assertEquals(plies, game.plies().stream().map(NotatedGame.Ply::san).collect(Collectors.joining(" ")));
    }
}
