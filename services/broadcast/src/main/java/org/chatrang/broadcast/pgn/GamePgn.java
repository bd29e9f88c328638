package org.chatrang.broadcast.pgn;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.chatrang.broadcast.view.BoardView;
import org.chatrang.broadcast.view.GameDetail;
import org.chatrang.broadcast.view.GameView;
import org.chatrang.broadcast.view.PlayedMove;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;

/**
 * A game as PGN: the legal moves that stand, with the clock at each press. Where the arbiter set a position that the moves
 * before do not lead to, the main line ends, since no reader could follow it; what comes after stands in a comment.
 */
public final class GamePgn {
    private static final int FIELDS_OF_A_POSITION = 4;

    private GamePgn() {}

    /** A scheduled game. */
    public static PgnGame of(GameView view) {
        List<PlayedMove> played = view.moves().played();
        int led = leadingMoves(view, played);
        List<PgnPly> plies = new ArrayList<>();
        played.subList(0, led).forEach(move -> plies.add(ply(move, view)));
        String rest = comment(view, played.subList(led, played.size()));
        PgnGame game = PgnGame.of(GameTags.of(view), plies, GameTags.result(view));
        if (rest.isEmpty()) {
            return game;
        }
        if (plies.isEmpty()) {
            return new PgnGame(1, 1, game.tags(), rest, plies, game.termination(), game.problems());
        }
        plies.set(led - 1, plies.getLast().withComment(rest));
        return PgnGame.of(game.tags(), plies, GameTags.result(view));
    }

    private static PgnPly ply(PlayedMove move, GameView view) {
        PgnPly ply = PgnPly.of(move.san());
        Long millis = GameDetail.clockMillis(move, view.clocks());
        return millis == null ? ply : ply.withClock(Duration.ofSeconds(Math.max(0, millis) / 1000));
    }

    /** How many moves follow each other from the start position, without a position set in between. */
    private static int leadingMoves(GameView view, List<PlayedMove> played) {
        String fen = BoardView.startFen(view);
        for (int i = 0; i < played.size(); i++) {
            PlayedMove move = played.get(i);
            if (move.ply() != i + 1 || move.fenBefore() != null && !samePosition(move.fenBefore(), fen)) {
                return i;
            }
            fen = move.fen();
        }
        return played.size();
    }

    private static boolean samePosition(String fen, String other) {
        return position(fen).equals(position(other));
    }

    private static List<String> position(String fen) {
        return List.of(fen.split(" ")).stream().limit(FIELDS_OF_A_POSITION).toList();
    }

    private static String comment(GameView view, List<PlayedMove> rest) {
        if (rest.isEmpty()) {
            return "";
        }
        String moves = rest.stream().map(PlayedMove::san).collect(Collectors.joining(" "));
        return "The arbiter set the position " + rest.getFirst().fenBefore() + " and play went on: " + moves;
    }
}
