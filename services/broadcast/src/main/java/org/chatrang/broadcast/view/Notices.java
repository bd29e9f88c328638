package org.chatrang.broadcast.view;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Verdict;

/**
 * What of the verdicts concerns the game as it stands now.
 *
 * @param alerts findings that wait for the arbiter; open until a ruling or a legal move of a later record of the log
 * @param notice the last other finding that rests on an article, until the next legal move; null if none
 * @param legalSeq the record of the last legal move, 0 before the first
 * @param rulingSeq the record of the last ruling applied, 0 before the first
 * @param lastSeq the highest record answered by any judge
 */
public record Notices(List<Statement> alerts, Statement notice, long legalSeq, long rulingSeq, long lastSeq) {
    /** Nothing stated yet. */
    public static final Notices NONE = new Notices(List.of(), null, 0, 0, 0);

    /** After a verdict. A verdict outside the log (seq 0: a quarantine) counts as one on the last record known. */
    public Notices on(Verdict verdict) {
        Notices notices = this;
        long seq = verdict.seq() > 0 ? verdict.seq() : lastSeq;
        for (Finding finding : verdict.findings()) {
            notices = notices.on(new Statement(verdict.judge(), seq, verdict.ply(), finding));
        }
        return new Notices(
                notices.alerts,
                notices.notice,
                notices.legalSeq,
                notices.rulingSeq,
                Math.max(notices.lastSeq, verdict.seq()));
    }

    private Notices on(Statement statement) {
        Finding finding = statement.finding();
        if (finding.standing() == Finding.Standing.NEEDS_ARBITER) {
            return alerted(statement);
        }
        if (finding.kind() == FindingKind.MOVE_LEGAL) {
            return settledBy(Math.max(legalSeq, statement.seq()), rulingSeq);
        }
        Notices after = finding.kind() == FindingKind.RULING_APPLIED
                ? settledBy(legalSeq, Math.max(rulingSeq, statement.seq()))
                : this;
        return after.noticed(statement);
    }

    private Notices alerted(Statement statement) {
        if (statement.seq() < legalSeq || statement.seq() < rulingSeq) {
            return this;
        }
        List<Statement> more = new ArrayList<>(alerts);
        more.add(statement);
        return new Notices(List.copyOf(more), notice, legalSeq, rulingSeq, lastSeq);
    }

    private Notices noticed(Statement statement) {
        boolean news = statement.finding().article() != null
                && statement.seq() >= legalSeq
                && (notice == null || statement.seq() >= notice.seq());
        return news ? new Notices(alerts, statement, legalSeq, rulingSeq, lastSeq) : this;
    }

    private Notices settledBy(long legal, long ruling) {
        List<Statement> open = alerts.stream()
                .filter(alert -> alert.seq() >= legal && alert.seq() >= ruling)
                .toList();
        Statement still = notice == null || notice.seq() < legal ? null : notice;
        return new Notices(open, still, legal, ruling, lastSeq);
    }
}
