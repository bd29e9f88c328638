package org.chatrang.legality.rules;

import static org.chatrang.judging.Findings.needsArbiter;
import static org.chatrang.judging.Findings.noted;

import java.util.stream.Stream;
import org.chatrang.events.BoardFault;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Stamp;
import org.chatrang.judging.Findings;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogFact;
import org.chatrang.laws.edition.Rule;

/** The log itself, and boards that do not work. */
final class LogFindings {
    private LogFindings() {}

    static Stream<Finding> of(LogFact fact, GameState game) {
        return Stream.of(finding(fact, game).done());
    }

    private static Findings finding(LogFact fact, GameState game) {
        return switch (fact) {
            case LogFact.Scheduled scheduled ->
                noted(
                        FindingKind.GAME_SCHEDULED,
                        scheduled.replaces() ? "A new schedule replaces the first one." : "The game is scheduled.");
            case LogFact.ScheduledTooLate late ->
                noted(FindingKind.GAME_SCHEDULED, "A schedule came after the first move: the first schedule stands.");
            case LogFact.ScheduleDoubtful doubtful ->
                needsArbiter(FindingKind.GAME_SCHEDULED, "In the schedule " + doubtful.problem() + ".");
            case LogFact.Started started ->
                noted(
                                FindingKind.GAME_STARTED,
                                started.again() ? "The game was started already." : "The game is started.")
                        .by(game.rules().article(Rule.START));
            case LogFact.Closed closed ->
                noted(FindingKind.GAME_CLOSED, "The desk has closed the game: nothing belongs to its log any more.");
            case LogFact.NotScheduled event ->
                needsArbiter(
                                FindingKind.GAME_NOT_SCHEDULED,
                                "An event " + event.kind() + " of a game that is not scheduled, or is closed.")
                        .with(new Evidence.Raw(event.kind()));
            case LogFact.Refused refused -> refused(refused);
            case LogFact.Hole hole -> hole(hole);
            case LogFact.UnknownKind unknown ->
                noted(
                                FindingKind.UNKNOWN_KIND,
                                "An event of the kind " + unknown.kind() + ", which this version does not know.")
                        .with(new Evidence.Raw(unknown.kind()));
            case LogFact.Unreadable unreadable -> unreadable(unreadable, game);
            case LogFact.AfterEnd after ->
                noted(
                                FindingKind.EVENT_AFTER_END,
                                "An event " + after.kind() + " after the game had ended: the result stands.")
                        .by(game.rules().article(Rule.RESULT_STANDS))
                        .with(new Evidence.Raw(after.ending().kind() + " by record "
                                + after.ending().seq()));
            case LogFact.Fault fault -> fault(fault.fault());
            case LogFact.Unexplained placement -> unexplained(placement);
        };
    }

    private static Findings refused(LogFact.Refused refused) {
        String why = switch (refused.why()) {
            case NOT_NAMED -> "the schedule does not name this source";
            case ONLY_DESK -> "only the desk that scheduled the game may say this";
            case ONLY_JUDGES -> "only a judge may say this";
            case EPOCH_BEYOND_BELIEF ->
                "its epoch lies more than a day ahead of the record's own time, and would silence the source";
        };
        return needsArbiter(
                        FindingKind.SOURCE_REFUSED,
                        "An event " + refused.kind() + " of " + refused.source() + " is not taken: " + why + ".")
                .with(new Evidence.Raw(refused.kind() + " of " + refused.source()));
    }

    private static Findings hole(LogFact.Hole hole) {
        Stamp now = hole.now();
        long lastEpoch = hole.last() == null ? now.epoch() : hole.last().epoch();
        long lastN = hole.last() == null ? 0 : hole.last().n();
        return needsArbiter(
                        FindingKind.SEQUENCE_HOLE,
                        "Records of " + now.source() + " are missing: number " + now.n() + " of epoch " + now.epoch()
                                + " follows number " + lastN + " of epoch " + lastEpoch + ".")
                .with(new Evidence.Sequence(now.source(), lastEpoch, lastN, now.epoch(), now.n()));
    }

    private static Findings unreadable(LogFact.Unreadable unreadable, GameState game) {
        String follows = game.isOpen()
                ? " The game is in quarantine: nothing ends it but the arbiter, until the arbiter releases it."
                : " No scheduled game is touched by it.";
        return needsArbiter(
                        FindingKind.UNREADABLE_RECORD,
                        "A record could not be read (" + unreadable.reason() + ")." + follows)
                .with(new Evidence.Raw(unreadable.beginning()));
    }

    private static Findings fault(BoardFault fault) {
        String text = fault.text() == null || fault.text().isBlank() ? "" : " " + shortened(fault.text());
        return needsArbiter(FindingKind.BOARD_FAULT, "Board or clock: " + fault.fault() + "." + text)
                .with(new Evidence.Raw(fault.fault().name()));
    }

    private static String shortened(String text) {
        return text.length() <= 200 ? text : text.substring(0, 200) + "…";
    }

    private static Findings unexplained(LogFact.Unexplained seen) {
        String pressed = seen.pressed() ? " The clock was pressed on it." : "";
        return needsArbiter(
                        FindingKind.PLACEMENT_UNEXPLAINED,
                        "The board does not show what the moves lead to. " + seen.text() + pressed)
                .with(new Evidence.Placement(seen.placement(), seen.expected(), seen.squares()));
    }
}
