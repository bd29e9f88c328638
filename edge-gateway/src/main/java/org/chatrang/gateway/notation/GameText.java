package org.chatrang.gateway.notation;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.chatrang.events.GameResult;

/**
 * A game's text in so far as another game is told from it.
 *
 * @param heading what stands above it
 * @param moves its half-moves as written, without signs for check or praise
 * @param result its result, null while it goes on
 */
record GameText(Heading heading, List<String> moves, GameResult result) {
    /** A game that was over after so few half-moves may well be the beginning of the next. */
    private static final int SHORT = 10;

    GameText {
        moves = moves.stream().map(GameText::plain).toList();
    }

    static GameText of(NotatedGame game) {
        return new GameText(
                game.heading(),
                game.plies().stream().map(NotatedGame.Ply::san).toList(),
                game.result().orElse(null));
    }

    static String plain(String san) {
        return san == null ? "" : san.replaceAll("[+#!?]", "").replace('0', 'O');
    }

    @JsonIgnore
    boolean isEmpty() {
        return moves.isEmpty() && result == null;
    }

    /** Whether the half-moves begin with those. */
    boolean goesOnFrom(List<String> beginning) {
        return moves.size() >= beginning.size()
                && moves.subList(0, beginning.size()).equals(beginning);
    }

    /** Whether all of that game stands here, its result too. */
    boolean isWholeOf(GameText over) {
        return !over.moves.isEmpty() && over.result != null && over.result == result && goesOnFrom(over.moves);
    }

    /** Whether that game was over and this one is not. */
    boolean isReopened(GameText before) {
        return before.result != null && result == null;
    }

    /**
     * Whether this is another game than what stood there before. The same half-moves and more of them are the same game
     * however its heading was changed, unless the game was over, has not that result now, and has another heading or was
     * short. Where the half-moves are fewer or others, another heading tells, or that not half of those that stood there stand in
     * their place: who corrects a game leaves most of it.
     */
    boolean isAnotherThan(GameText before) {
        boolean headed = heading.isOfAnotherGameThan(before.heading);
        if (before.moves.isEmpty()) {
            return !moves.isEmpty() || headed || isReopened(before);
        }
        if (goesOnFrom(before.moves)) {
            boolean longer = moves.size() > before.moves.size();
            boolean otherResult = before.result != null && result != before.result;
            return longer && otherResult && (headed || result == null && before.moves.size() < SHORT);
        }
        return headed || 2 * inPlace(before.moves) <= before.moves.size();
    }

    private int inPlace(List<String> others) {
        int same = 0;
        for (int i = 0; i < Math.min(moves.size(), others.size()); i++) {
            same += moves.get(i).equals(others.get(i)) ? 1 : 0;
        }
        return same;
    }
}
