package org.chatrang.desk.alerts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Consequence;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Ruling;
import org.chatrang.events.Verdict;

/**
 * The open alerts, from the verdicts in the order of the log. A ruling answers those before it that it can answer, whichever
 * judge's verdicts are read first; so does the judge itself when a longer search has ended; closing the game ends all. Safe
 * for several threads.
 */
public final class AlertBook {
    private final int mostPerGame;
    private final Map<String, Game> games = new HashMap<>();

    /** A book that keeps so many open alerts of one game at most, the newest. */
    public AlertBook(int mostPerGame) {
        this.mostPerGame = mostPerGame;
    }

    private static final class Game {
        private final List<Alert> open = new ArrayList<>();
        private final List<Ruled> rulings = new ArrayList<>();
        private boolean closed;
    }

    private record Ruled(long seq, Ruling ruling) {}

    /** Takes a verdict. */
    public synchronized void take(Verdict verdict) {
        for (Finding finding : verdict.findings()) {
            if (finding.standing() == Finding.Standing.NEEDS_ARBITER) {
                open(verdict, finding);
            } else if (finding.kind() == FindingKind.RULING_APPLIED
                    && finding.evidence() instanceof Evidence.Decision decision
                    && decision.ruling() != null) {
                ruled(verdict, decision.ruling());
            } else if (finding.kind() == FindingKind.GAME_CLOSED) {
                Game game = game(verdict);
                game.closed = true;
                game.open.clear();
                game.rulings.clear();
            } else {
                answeredByTheJudge(verdict, finding);
            }
        }
    }

    /** A longer search has ended: the judge that did not know, and called the arbiter, now answers itself. */
    private void answeredByTheJudge(Verdict verdict, Finding finding) {
        if (finding.consequence() instanceof Consequence.Ends ends && ends.seq() != null) {
            game(verdict).open.removeIf(alert -> alert.judge() == verdict.judge() && alert.seq() == ends.seq());
        } else if (finding.kind() == FindingKind.ANALYSIS_COMPLETED) {
            game(verdict)
                    .open
                    .removeIf(alert -> alert.judge() == verdict.judge() && alert.kind() == FindingKind.DEAD_POSITION);
        }
    }

    private Game game(Verdict verdict) {
        return games.computeIfAbsent(verdict.gameId(), id -> new Game());
    }

    private void open(Verdict verdict, Finding finding) {
        Game game = game(verdict);
        boolean answered = game.rulings.stream()
                .anyMatch(ruled -> ruled.seq() > verdict.seq() && Answers.answers(ruled.ruling(), finding.kind()));
        if (game.closed || answered) {
            return;
        }
        game.open.add(new Alert(
                verdict.gameId(),
                verdict.judge(),
                verdict.seq(),
                verdict.ply(),
                verdict.at(),
                finding.kind(),
                finding.side(),
                finding.article(),
                finding.text()));
        if (game.open.size() > mostPerGame) {
            game.open.removeFirst();
        }
    }

    private void ruled(Verdict verdict, Ruling ruling) {
        Game game = game(verdict);
        game.rulings.add(new Ruled(verdict.seq(), ruling));
        game.open.removeIf(alert -> alert.seq() < verdict.seq() && Answers.answers(ruling, alert.kind()));
    }

    /** All open alerts, oldest first. */
    public synchronized List<Alert> open() {
        Comparator<Alert> byTime = Comparator.comparing(Alert::at, Comparator.nullsFirst(Comparator.naturalOrder()));
        return games.values().stream()
                .flatMap(game -> game.open.stream())
                .sorted(byTime.thenComparing(Alert::gameId).thenComparingLong(Alert::seq))
                .toList();
    }
}
