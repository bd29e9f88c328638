package org.chatrang.desk.alerts;

import java.util.EnumSet;
import java.util.Set;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Ruling;

/** Which findings that wait for the arbiter a ruling answers. */
final class Answers {
    private static final Set<FindingKind> QUARANTINE = EnumSet.of(FindingKind.UNREADABLE_RECORD);
    private static final Set<FindingKind> POSITION = EnumSet.of(
            FindingKind.MOVE_ILLEGAL,
            FindingKind.MOVE_OUT_OF_ORDER,
            FindingKind.PLACEMENT_UNEXPLAINED,
            FindingKind.SEQUENCE_HOLE,
            FindingKind.RESULT_CONTRADICTED);
    private static final Set<FindingKind> CLOCKS =
            EnumSet.of(FindingKind.CLOCK_UNEXPECTED, FindingKind.CLOCK_MISSING, FindingKind.FLAG_DUE);

    private Answers() {}

    static boolean answers(Ruling ruling, FindingKind kind) {
        return switch (ruling) {
            case Ruling.DecideResult decided -> true;
            case Ruling.Confirm confirmed -> !QUARANTINE.contains(kind);
            case Ruling.Dismiss dismissed -> !QUARANTINE.contains(kind);
            case Ruling.Reopen reopened -> !QUARANTINE.contains(kind);
            case Ruling.RestorePly restored -> POSITION.contains(kind);
            case Ruling.SetPosition set -> POSITION.contains(kind);
            case Ruling.LetStand stands -> POSITION.contains(kind);
            case Ruling.SetClocks set -> CLOCKS.contains(kind);
            case Ruling.CountIllegalMove counted -> kind == FindingKind.MOVE_ILLEGAL;
            case Ruling.CancelIllegalMove cancelled -> kind == FindingKind.MOVE_ILLEGAL;
            case Ruling.ReleaseQuarantine released -> QUARANTINE.contains(kind);
        };
    }
}
