package org.chatrang.standings.settlement;

import java.util.Locale;
import java.util.stream.Collectors;
import org.chatrang.events.EndingKind;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Settlement;
import org.chatrang.events.Settlement.State;

/** Says in one sentence which version a new one replaces, and why. */
final class Replacement {
    private Replacement() {}

    static String of(Settlement before, Settlement now, Answers answered) {
        return "Replaces version " + before.version() + " (" + describe(before) + "): " + why(before, now, answered)
                + ".";
    }

    private static String describe(Settlement version) {
        return version.state() == State.OPEN
                ? "open"
                : words(version.state()) + " " + version.result().code() + ", " + words(version.ending())
                        + " at record " + version.seq();
    }

    private static String why(Settlement before, Settlement now, Answers answered) {
        if (Version.sameOutcome(before, now)) {
            return sameEnding(before, now, answered);
        }
        if (now.state() == State.OPEN) {
            return now.by() + " re-opened the game";
        }
        if (before.state() == State.OPEN) {
            return "the game ended after it was re-opened";
        }
        if (now.seq() < before.seq()) {
            return "this ending came earlier, at record " + now.seq();
        }
        if (now.seq().equals(before.seq())) {
            return "of endings by the same record this one goes before";
        }
        return now.ending() == EndingKind.ARBITER
                ? now.by() + " decided at record " + now.seq()
                : "that ending was retracted before record " + now.seq();
    }

    private static String sameEnding(Settlement before, Settlement now, Answers answered) {
        if (before.state() == now.state() && before.waitingFor().equals(now.waitingFor())) {
            return "the schedule of the game was read";
        }
        return now.state() == State.FINAL
                ? "all three judges have answered record " + now.seq()
                : "record " + now.seq() + " still waits for "
                        + answered.waitingFor(now.seq()).stream()
                                .map(JudgeName::label)
                                .collect(Collectors.joining(" and "));
    }

    private static String words(Enum<?> name) {
        return name.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
