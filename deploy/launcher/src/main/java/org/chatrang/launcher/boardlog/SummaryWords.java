package org.chatrang.launcher.boardlog;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.boardlog.BoardLog;
import org.chatrang.gateway.boardlog.BoardSummary;
import org.chatrang.gateway.boardlog.PlayedGame;
import org.chatrang.gateway.signal.BoardView;

/** What a recording had in it, in words. */
final class SummaryWords {
    private final BoardLog.Summary summary;

    SummaryWords(BoardLog.Summary summary) {
        this.summary = summary;
    }

    /** Why it is none. */
    String noRecording(long bytes) {
        if (bytes == 0) {
            return "it is empty";
        }
        String found = summary.known() == 0
                ? "there is no message of one"
                : "there are " + counted(summary.known(), "message") + " that could be of one, and " + summary.damaged()
                        + " damaged";
        return "this is no recording of a board: in " + counted(bytes, "byte") + " " + found + text()
                + "; give the raw bytes of its serial line, or base64 of them (a hexadecimal dump becomes bytes by xxd -r -p)";
    }

    private String text() {
        return summary.firstUnreadable() == null ? "" : ", and " + summary.firstUnreadable();
    }

    /** What was read, the boards and the games one by one. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        String read = counted(summary.messages(), "message") + ", " + summary.damaged() + " damaged; ";
        boolean bus = isBus();
        if (bus) {
            lines.add(read + "a bus with " + counted(summary.boards().size(), "board"));
        }
        for (BoardSummary board : summary.boards()) {
            lines.addAll(lines(board, bus ? name(board) + ": " : read));
        }
        return lines;
    }

    private boolean isBus() {
        return summary.boards().getFirst().board() != null;
    }

    private static String name(BoardSummary board) {
        return "board " + board.board();
    }

    private static List<String> lines(BoardSummary board, String before) {
        List<String> lines = new ArrayList<>();
        List<PlayedGame> games = board.games();
        boolean one = games.size() == 1;
        lines.add(before + (one ? words(games.getFirst()) : games.size() + " games") + "; " + stands(board));
        for (int n = 0; n < games.size() && !one; n++) {
            lines.add("game " + (n + 1) + ": " + words(games.get(n)));
        }
        if (board.from() > 1 && board.changesBefore() > 0) {
            lines.add("the whole board came with message " + board.from() + " only, after "
                    + counted(board.changesBefore(), "change") + " of a square");
        }
        return lines;
    }

    /** What makes it less than a whole recording; each is a failure. */
    List<String> failures() {
        List<String> failures = new ArrayList<>();
        for (BoardSummary board : summary.boards()) {
            boolean told = board.games().getFirst().halfMoves() > 0;
            if (board.from() == 0 && !(board.ownLog() && told)) {
                failures.add((isBus() ? name(board) + ": " : "") + neverSent(told));
            }
        }
        if (summary.unreadable() > 0) {
            failures.add(counted(summary.unreadable(), "line") + " cannot be read: " + summary.firstUnreadable());
        }
        return failures;
    }

    private String neverSent(boolean told) {
        return (isBus()
                        ? "the whole board was never sent (message 83), and before that "
                        : "the whole board was never sent (message 86, BOARD_DUMP), and before that ")
                + (told
                        ? "nothing is sure: the moves told are those that fit if the game began from the first position"
                        : "nothing can be told of what stands on it")
                + (isBus()
                        ? "; record again and ask the board for it with 82 (SEND_BRD) first"
                        : "; record again and send the board the byte 42 (SEND_BRD) first, then 4B");
    }

    private static String words(PlayedGame game) {
        return counted(game.halfMoves(), "half-move") + " completed"
                + (game.fromStart() ? ", " : " from its middle on, ")
                + (game.shown() == null ? "no result shown" : game.shown().code() + " shown");
    }

    private static String stands(BoardSummary board) {
        BoardView end = board.end();
        String stands = end.turned() == null
                ? "how the board stands is not known"
                : end.turned() ? "board turned" : "board not turned";
        boolean shown = board.games().getLast().shown() != null;
        return stands + (shown || end.inStep() || end.placement() == null ? "" : ", out of step at the end");
    }

    private static String counted(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
