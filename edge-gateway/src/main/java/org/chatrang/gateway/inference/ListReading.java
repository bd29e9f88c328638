package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Move;

/**
 * What was missed, as the source's list of moves has it: the moves that the list puts after the completed ones, if the board
 * shows that they were made. Several lines may lead to what is shown, shorter ones too; the list knows which was played. The
 * list may be behind the board or ahead of it, and its last move may be a guess.
 *
 * @param moves after the completed ones
 * @param shown whether they lead to what is shown; else another move is being made, or the result is shown
 * @param takenBack completed moves after the first of these were taken back
 */
record ListReading(Chain moves, boolean shown, boolean takenBack) {
    /** A man and the one it takes, or a king on his way to castling. */
    private static final int IN_THE_HAND = 2;

    private static final int GUESSES = 2;

    /** Whether the list goes on from what is completed. */
    static boolean goesOn(Line line, ListedMoves list) {
        return list.continuations(line).stream().anyMatch(continuation -> continuation.goesOn(line));
    }

    /** The moves, if they lead to what is shown. */
    static Optional<ListReading> of(Line line, ListedMoves list, SensedBoard shown) {
        List<Chain> lines = lines(line, list, true);
        return whole(lines, shown)
                .or(() -> behind(lines, shown))
                .or(() -> guessed(lines, shown))
                .or(() -> farBehind(lines, shown))
                .or(() -> ahead(lines, shown))
                .map(moves -> new ListReading(moves, true, false))
                .or(() -> whole(lines(line, list, false), shown)
                        .filter(moves -> moves.base() > 0)
                        .map(moves -> new ListReading(moves, true, true)));
    }

    /** The moves, if what is shown is what they lead to but for a move that is being made, or for the result. */
    static Optional<ListReading> near(Line line, ListedMoves list, SensedBoard shown) {
        for (Chain chain : lines(line, list, true)) {
            for (int count = chain.size(); count >= Math.max(0, chain.size() - GUESSES); count--) {
                Chain moves = chain.first(count);
                if (Long.bitCount(moves.board().differences(shown)) <= IN_THE_HAND
                        || ResultOnBoard.standsOver(moves.board(), shown) && !endsInTheCentre(moves)) {
                    return Optional.of(new ListReading(moves, false, false));
                }
            }
        }
        return Optional.empty();
    }

    private static List<Chain> lines(Line line, ListedMoves list, boolean goingOn) {
        List<Chain> lines = new ArrayList<>();
        for (ListedMoves.Continuation continuation : list.continuations(line)) {
            if (continuation.goesOn(line) == goingOn) {
                lines.addAll(continuation.readings());
            }
        }
        return lines;
    }

    private static Optional<Chain> whole(List<Chain> lines, SensedBoard shown) {
        return lines.stream().filter(line -> line.board().equals(shown)).findFirst();
    }

    /** One more move was made. */
    private static Optional<Chain> behind(List<Chain> lines, SensedBoard shown) {
        return lines.stream().flatMap(line -> next(line, shown).stream()).findFirst();
    }

    /** The last move was taken back before the press, or another one was made. */
    private static Optional<Chain> guessed(List<Chain> lines, SensedBoard shown) {
        return lines.stream()
                .filter(line -> !line.isEmpty())
                .map(line -> line.first(line.size() - 1))
                .flatMap(line -> (line.board().equals(shown) ? Optional.of(line) : next(line, shown)).stream())
                .findFirst();
    }

    private static Optional<Chain> farBehind(List<Chain> lines, SensedBoard shown) {
        for (Chain line : lines) {
            List<Move> moves = Matching.two(line.last(), line.board(), shown, Optional.empty());
            if (!moves.isEmpty()) {
                return Optional.of(line.then(moves));
            }
        }
        return Optional.empty();
    }

    private static Optional<Chain> ahead(List<Chain> lines, SensedBoard shown) {
        for (Chain line : lines) {
            for (int count = line.size() - GUESSES; count >= 0; count--) {
                Chain moves = line.first(count);
                if (moves.board().equals(shown)) {
                    return Optional.of(moves);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Chain> next(Chain line, SensedBoard shown) {
        return Matching.one(line.last(), line.board(), shown).map(line::then);
    }

    /** A king on his way to show the result may have got into the list. */
    private static boolean endsInTheCentre(Chain moves) {
        int last = moves.size() - 1;
        return last >= 0
                && ResultOnBoard.isKingToCentre(
                        moves.positions().get(last), moves.moves().get(last));
    }
}
