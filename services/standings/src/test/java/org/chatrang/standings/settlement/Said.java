package org.chatrang.standings.settlement;

import java.time.Instant;
import java.util.List;
import org.chatrang.events.Article;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.Finding.Standing;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Ruling;
import org.chatrang.events.Stamp;
import org.chatrang.events.Verdict;

/** What judges say, for tests: verdicts on one game, their time counted from the record's place. */
public final class Said {
    public static final String GAME = "game-1";

    private Said() {}

    public static Verdict nothing(JudgeName judge, long seq) {
        return verdict(judge, seq);
    }

    public static Verdict nothing(String game, JudgeName judge, long seq) {
        return verdict(game, judge, seq);
    }

    public static Verdict verdict(JudgeName judge, long seq, Finding... findings) {
        return verdict(GAME, judge, seq, findings);
    }

    public static Verdict verdict(String game, JudgeName judge, long seq, Finding... findings) {
        return new Verdict(
                game,
                judge,
                seq,
                0,
                seq,
                new Stamp("gateway", 1, Math.max(seq, 1)),
                (int) seq,
                at(seq),
                List.of(findings));
    }

    public static Instant at(long seq) {
        return Instant.parse("2025-11-01T12:00:00Z").plusSeconds(seq);
    }

    public static Finding ends(GameResult result, EndingKind ending) {
        return ends(result, ending, Standing.RULED);
    }

    public static Finding ends(GameResult result, EndingKind ending, Standing standing) {
        return new Finding(
                FindingKind.CHECKMATE,
                standing,
                null,
                new Article("5", "2023"),
                "Ended by " + ending + ".",
                null,
                new Consequence.Ends(result, ending));
    }

    public static Finding decides(GameResult result, String arbiter, String reason) {
        return ruling(
                new Evidence.Decision(arbiter, reason, new Ruling.DecideResult(result, null)),
                new Consequence.Ends(result, EndingKind.ARBITER));
    }

    public static Finding reopens(String arbiter, String reason) {
        return ruling(new Evidence.Decision(arbiter, reason, new Ruling.Reopen()), new Consequence.Reopens());
    }

    public static Finding flagHadNotFallen() {
        return new Finding(
                FindingKind.FLAG_DUE,
                Standing.RULED,
                null,
                new Article("6.10.1", "2023"),
                "The flag had not fallen.",
                null,
                new Consequence.Reopens());
    }

    public static Finding restores(int ply, String arbiter, String reason) {
        return ruling(
                new Evidence.Decision(arbiter, reason, new Ruling.RestorePly(ply)),
                new Consequence.GoesOnFrom(ply, "4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    }

    public static Finding illegalMove(int ply) {
        return new Finding(
                FindingKind.MOVE_ILLEGAL,
                Standing.RULED,
                null,
                new Article("7.5.1", "2023"),
                "The move is illegal.",
                null,
                new Consequence.GoesOnFrom(ply - 1, "4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    }

    private static Finding ruling(Evidence evidence, Consequence consequence) {
        return new Finding(
                FindingKind.RULING_APPLIED, Standing.RULED, null, null, "The arbiter rules.", evidence, consequence);
    }
}
