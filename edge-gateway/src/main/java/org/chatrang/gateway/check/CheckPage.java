package org.chatrang.gateway.check;

import java.util.Map;
import org.chatrang.gateway.boards.BoardStatus;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.NotatedStatus;
import org.chatrang.gateway.signal.BoardView;

/** The check as a page: plain HTML that comes anew every few seconds, and says everything in words, too. */
final class CheckPage {
    private static final String HEAD = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="refresh" content="3">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Check: %s</title>
        <style>
        :root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
        body { margin: 1rem; }
        table { border-collapse: collapse; }
        th, td { text-align: left; padding: .2rem .7rem .2rem 0; border-bottom: 1px solid #8886; vertical-align: top; }
        .wrong td:last-child { font-weight: 600; }
        .wrong { background: #f802; }
        dl { display: grid; grid-template-columns: max-content auto; gap: .1rem 1rem; }
        dd { margin: 0; }
        </style>
        </head>
        <body>
        <h1>Check before the round: %s</h1>
        """;

    private CheckPage() {}

    static String html(VenueCheck check) {
        StringBuilder page = new StringBuilder(HEAD.formatted(text(check.gateway()), text(check.gateway())));
        long wrong = check.boardsWrong();
        page.append("<p id=\"summary\" role=\"status\">")
                .append(check.boards().size())
                .append(" boards, ")
                .append(wrong == 0 ? "all well" : wrong + " to look at")
                .append("</p>\n<dl>\n");
        entry(
                page,
                "state",
                check.health().state()
                        + (check.health().text() == null
                                ? ""
                                : ": " + check.health().text()));
        entry(page, "journal-lag", check.health().journalLag() + " events not yet on the bus");
        entry(page, "clock-offset", offset(check));
        for (Map.Entry<String, DriverHealth> driver : check.drivers().entrySet()) {
            entry(page, "driver-" + driver.getKey(), driver.getValue().text());
        }
        page.append("</dl>\n<table>\n<thead><tr><th scope=\"col\">Table</th><th scope=\"col\">Board</th>")
                .append("<th scope=\"col\">Heard</th><th scope=\"col\">Connector</th><th scope=\"col\">Position</th>")
                .append("<th scope=\"col\">Clock</th><th scope=\"col\">Battery</th><th scope=\"col\">Game</th>")
                .append("<th scope=\"col\">To look at</th></tr></thead>\n<tbody>\n");
        check.boards().forEach(board -> row(page, board));
        return page.append("</tbody>\n</table>\n<p>At ")
                .append(check.at())
                .append("</p>\n</body>\n</html>\n")
                .toString();
    }

    private static void entry(StringBuilder page, String id, String value) {
        page.append("<dt>")
                .append(text(id.replace('-', ' ')))
                .append("</dt><dd id=\"")
                .append(text(id))
                .append("\">")
                .append(text(value))
                .append("</dd>\n");
    }

    private static String offset(VenueCheck check) {
        Long offset = check.clock().clockOffsetMicros();
        Long uncertainty = check.clock().clockUncertaintyMicros();
        return offset == null
                ? "not known"
                : "%+.1f ms, give or take %.1f ms".formatted(offset / 1000.0, uncertainty / 1000.0);
    }

    private static void row(StringBuilder page, BoardCheck board) {
        page.append("<tr data-board=\"")
                .append(text(board.board()))
                .append(board.wrong().isEmpty() ? "\">" : "\" class=\"wrong\">");
        cell(page, board.table() == null ? "" : board.table() + (board.venue() == null ? "" : " " + board.venue()));
        cell(page, board.board());
        BoardStatus status = board.status();
        if (status != null) {
            sensed(page, status);
        } else if (board.notation() != null) {
            notated(page, board.notation());
        } else {
            cells(page, "", "", "", "", "");
        }
        cell(
                page,
                board.assignment() == null || board.assignment().gameId() == null
                        ? ""
                        : board.assignment().gameId());
        String fault = status == null || status.fault() == null ? "" : " (last fault: " + status.fault() + ")";
        cell(page, (board.wrong().isEmpty() ? "" : String.join(", ", board.wrong())) + fault);
        page.append("</tr>\n");
    }

    private static void sensed(StringBuilder page, BoardStatus status) {
        BoardView view = status.view();
        cells(
                page,
                (view.connected() ? "" : "lost, ") + "by " + status.driver() + ", "
                        + status.silentFor().toSeconds() + " s ago",
                view.turned() == null ? "?" : view.turned() ? "at White's right" : "at White's left",
                position(view),
                clock(view),
                status.batteryPercent() == null ? "" : status.batteryPercent() + " %");
    }

    private static void notated(StringBuilder page, NotatedStatus status) {
        String result = status.result() == null ? "" : ", " + status.result().code();
        cells(
                page,
                "by " + status.driver() + ", news " + status.silentFor().toSeconds() + " s ago",
                "notation",
                status.halfMoves() == 0 ? "no move yet" : "after half-move " + status.halfMoves() + result,
                "",
                "");
    }

    private static String position(BoardView view) {
        if (view.placement() == null) {
            return "";
        }
        if (view.kingsInCentre()) {
            return "kings in the centre";
        }
        return view.startPosition() && view.ply() == 0
                ? "first position"
                : "after half-move " + view.ply() + (view.inStep() ? "" : "?");
    }

    private static String clock(BoardView view) {
        if (!view.clockAttached()) {
            return "none";
        }
        return view.running() == null
                ? "stopped"
                : view.running().name().charAt(0)
                        + view.running().name().substring(1).toLowerCase(java.util.Locale.ROOT) + " runs";
    }

    private static void cells(StringBuilder page, String... values) {
        for (String value : values) {
            cell(page, value);
        }
    }

    private static void cell(StringBuilder page, String value) {
        page.append("<td>").append(text(value)).append("</td>");
    }

    private static String text(String value) {
        return value.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
