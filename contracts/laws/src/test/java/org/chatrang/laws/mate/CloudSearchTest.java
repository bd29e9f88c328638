package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chatrang.laws.Position;
import org.chatrang.laws.Square;
import org.chatrang.laws.board.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Easier games with a given cloud: what they still prove, and where they must not. */
class CloudSearchTest {
    private static final int ROOM = 10_000;
    private static final int WHITE = 0;
    private static final int BLACK = 1;

    private final CloudSearch search = new CloudSearch();

    @Test
    void whatHappensFarAwayDoesNotMatter() {
        String fen = "8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1";
        assertTrue(proves(fen, WHITE, "e5 f2 g7 h7"));
        assertTrue(search.nodes() < 2_000, () -> "visited " + search.nodes());
        assertFalse(proves(fen, BLACK, "e5 f2 g7 h7"));
    }

    @Test
    void theSameSearchGivesTheSameAnswerAfterAnother() {
        String fen = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1";
        assertTrue(proves(fen, WHITE, "f7 f5 e4 g4 f3"));
        int nodes = search.nodes();
        assertFalse(proves(fen, WHITE, "f7 f5 e4 g4 f3 f8"));
        assertTrue(proves(fen, WHITE, "f7 f5 e4 g4 f3"));
        assertTrue(nodes == search.nodes(), () -> "visited " + search.nodes() + ", before " + nodes);
    }

    /** Each time the mate needs the men of the cloud. */
    @ParameterizedTest
    @CsvSource({
        // a rook of the cloud mates
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1, a1",
        // a bishop of the cloud gives way to the rook
        "6k1/5ppp/8/B7/8/8/8/R5K1 w - - 0 1, a5",
        // the loser's bishop of the cloud shuts its king in
        "7k/7p/8/8/5b2/8/3B2K1/8 b - - 0 1, f4",
        // the pawn of the cloud becomes a queen
        "7k/8/8/8/8/8/P5K1/8 w - - 0 1, a2",
        // the pawn captures a bishop of the cloud, or nothing moves
        "4k3/8/8/p1bp2p1/P2P2P1/8/8/4K3 w - - 0 1, c5",
        // the pawn of the cloud captures en passant, or nothing moves
        "4k3/8/8/p2p2pP/P2P2P1/8/8/4K3 w - g6 0 1, h5",
        "4k3/8/8/p2p2pP/P2P2P1/8/8/4K3 w - g6 0 1, g5"
    })
    void aMateWithTheCloudIsNotOverlooked(String fen, String men) {
        assertFalse(proves(fen, WHITE, men));
    }

    private boolean proves(String fen, int side, String men) {
        Board board = Position.ofFen(fen).copyBoard();
        long cloud = 0;
        for (String name : men.split(" ")) {
            cloud |= 1L << Square.of(name);
        }
        return search.provesNoMate(board, side, cloud, ROOM);
    }
}
