package org.chatrang.gateway.serial;

import java.util.List;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Square;

/**
 * Where in a game's log its result stood: both kings in the centre, or a special piece. Kings also pass over centre squares
 * on their way; as there are no times, what stood while most else happened is the result, of equals the last.
 */
final class StandingResult {
    private static final List<Integer> CENTRE =
            List.of(Square.of("d4"), Square.of("e4"), Square.of("d5"), Square.of("e5"));

    private StandingResult() {}

    /** The entry with which it began to stand; -1 if none did, or it stands there now and whoever reads the board sees for how long. */
    static int of(SensedBoard first, List<EepromRecord> game) {
        int best = -1;
        int longest = 0;
        int began = 0;
        String shown = "";
        SensedBoard board = first;
        for (int i = 0; i < game.size(); i++) {
            board = BoardLog.after(board, game.get(i));
            String now = shown(board);
            if (now.equals(shown)) {
                continue;
            }
            int stood = i - began;
            boolean passedBy =
                    stood == 1 && game.get(i) instanceof EepromRecord.SquareChanged changed && changed.quick();
            if (!shown.isEmpty() && !passedBy && stood >= longest) {
                best = began;
                longest = stood;
            }
            shown = now;
            began = i;
        }
        boolean standsNow = !shown.isEmpty() && game.size() - began >= longest;
        return standsNow ? -1 : best;
    }

    /** Empty if no result is shown. */
    private static String shown(SensedBoard board) {
        StringBuilder squares = new StringBuilder();
        boolean white = false;
        boolean black = false;
        for (int square : CENTRE) {
            Sensed sensed = board.at(square);
            white |= sensed == Sensed.WHITE_KING;
            black |= sensed == Sensed.BLACK_KING;
            if (sensed == Sensed.WHITE_KING || sensed == Sensed.BLACK_KING) {
                squares.append(sensed).append(Square.name(square));
            }
        }
        if (white && black) {
            return squares.toString();
        }
        StringBuilder pieces = new StringBuilder();
        for (int square = 0; square < 64; square++) {
            if (board.at(square).isResult()) {
                pieces.append(board.at(square)).append(Square.name(square));
            }
        }
        return pieces.toString();
    }
}
