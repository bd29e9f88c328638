package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chatrang.laws.oracle.Mailbox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Identity of positions as Article 9.2.3 defines it. */
class RepetitionTest {
    private static final String FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @ParameterizedTest
    @CsvSource({
        // how often the last position occurred, start, moves
        "2, '', e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8",
        "3, '', e4 c5 e5 Qb6 Nf3 Qe6 Ng1 d5 Nf3 Nc6 Ng1 Nb8 Nf3 Nc6 Ng1 Nb8",
        "3, 8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37, d4 Kh3 Ra3 Kh2 Ra2 Kh1 Ra3 Kh2 Ra2",
        "3, 5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 0 4, Qc8+ Kf7 Qd7+ Kf8 Qd8+ Kf7 Qd7+ Kf8",
        "3, r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22, Nb5 Ra4 Nc3 Ra8 Nb5 Ra4 Nc3 Ra8 Nb5 Ra4",
        "2, r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22, Nb5 Ra4 Nc3 Ra8 Nb5 Ra4 Nc3 Ra8",
        "2, '', Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1",
        "3, '', Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
        "3, '', Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8",
        "5, '', Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
        "3, '', f4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1",
        "3, 6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1, h5 Rh6 Rh7 Re6 Rg7 Rh6 Rh7 Re6 Rg7",
        "3, 4k3/8/8/8/8/4P3/8/4K3 w - - 0 1, Kd2 Kd7 Ke1 Ke8 Kf2 Kf7 Ke1 Ke8",
        "2, 4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1, Kd2 Kd8 Ke1 Ke8 Kd2 Kd8 Ke1 Ke8",
        "5, '', Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Nd4 Nd5 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8"
    })
    void occurrences(int expected, String start, String moves) {
        List<PositionIdentity> identities = play(start.isEmpty() ? FIRST : start, moves).stream()
                .map(Position::identity)
                .toList();
        assertEquals(expected, Collections.frequency(identities, identities.getLast()));
    }

    @Test
    void sharedGamesByTheSpeltOutDefinition() throws IOException {
        String text = String.join("\n", SharedData.lines("rules/repetition.json"));
        Matcher game = Pattern.compile("\"fen\": \"([^\"]+)\",\\s*\"moves\": \"([^\"]+)\"")
                .matcher(text);
        int games = 0;
        while (game.find()) {
            String fen = game.group(1).equals("startpos") ? FIRST : game.group(1);
            compareByDefinition(play(fen, game.group(2)));
            games++;
        }
        assertFalse(games == 0, "no games read");
    }

    @Test
    void shuffledGamesByTheSpeltOutDefinition() {
        SplittableRandom random = new SplittableRandom(11);
        for (String fen : List.of(
                "r3k2r/1p1p4/8/2P1P3/8/8/8/R3K2R b KQkq - 0 1",
                "1r2k1r1/1p1p4/8/2P1P3/8/8/8/R3KR2 b AFbg - 0 1",
                "4k3/2p5/8/KP5r/8/8/8/8 b - - 0 1")) {
            for (int i = 0; i < 20; i++) {
                List<Position> game = new ArrayList<>(List.of(Position.ofFen(fen)));
                while (game.size() < 300 && !game.getLast().legalMoves().isEmpty()) {
                    List<Move> legal = game.getLast().legalMoves();
                    game.add(game.getLast().play(legal.get(random.nextInt(legal.size()))));
                }
                compareByDefinition(game);
            }
        }
    }

    /** Two positions have one identity, and then one key, exactly if the definition gives them one. */
    private static void compareByDefinition(List<Position> game) {
        Map<String, PositionIdentity> byDefinition = new HashMap<>();
        Map<PositionIdentity, String> byIdentity = new HashMap<>();
        Map<PositionIdentity, Long> keys = new HashMap<>();
        Mailbox mailbox = Mailbox.of(game.getFirst().setup());
        for (int i = 0; i < game.size(); i++) {
            Position position = game.get(i);
            if (i > 0) {
                mailbox = mailbox.after(moveBetween(game.get(i - 1), position));
            }
            String defined = mailbox.identity();
            assertEquals(defined, byIdentity.computeIfAbsent(position.identity(), identity -> defined));
            assertEquals(position.identity(), byDefinition.computeIfAbsent(defined, text -> position.identity()));
            assertEquals(position.key(), keys.computeIfAbsent(position.identity(), identity -> position.key()));
        }
    }

    private static String moveBetween(Position before, Position after) {
        return before.legalMoves().stream()
                .filter(move -> before.play(move).equals(after))
                .findFirst()
                .orElseThrow()
                .toString();
    }

    private static List<Position> play(String fen, String moves) {
        List<Position> positions = new ArrayList<>(List.of(Position.ofFen(fen)));
        Arrays.stream(moves.split(" ")).forEach(move -> positions.add(San.playAll(positions.getLast(), List.of(move))));
        return positions;
    }
}
