package org.chatrang.judging.testing;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.TimeControlSpec;
import org.chatrang.judging.fold.TimeControls;
import org.chatrang.laws.time.TimeControl;

/** A schedule being written for a test. */
final class ScheduleText {
    private final Map<String, String> regulations = new TreeMap<>();
    private String edition;
    private String pace;
    private String supervision;
    private String timeControl;
    private String startFen;
    private TimeControlSpec.PeriodChange periodChange = TimeControlSpec.PeriodChange.FLAG;

    void edition(String value) {
        edition = value;
    }

    void pace(String value) {
        pace = value;
    }

    void supervision(String value) {
        supervision = value;
    }

    void regulation(String name, String value) {
        regulations.put(name, value);
    }

    void timeControl(String text) {
        timeControl = text;
    }

    void periodChange(TimeControlSpec.PeriodChange value) {
        periodChange = value;
    }

    void startFen(String fen) {
        startFen = fen;
    }

    GameScheduled toFact(String source) {
        RulesSpec rules = new RulesSpec(
                edition,
                pace == null ? null : RulesSpec.Pace.valueOf(pace),
                supervision == null ? null : RulesSpec.Supervision.valueOf(supervision),
                regulations);
        TimeControlSpec control = timeControl == null ? null : control();
        return new GameScheduled(
                "event-1",
                "Test Open",
                "Tehran",
                "2026.01.01",
                "open",
                1,
                "1.1",
                1,
                player("white", "Noether, Emmy"),
                player("black", "Hopper, Grace"),
                startFen,
                control,
                rules,
                List.of(source),
                null);
    }

    private TimeControlSpec control() {
        return TimeControls.spec(timeControl, TimeControl.parseSeconds(timeControl), periodChange);
    }

    private static Player player(String id, String name) {
        return new Player(id, name, null, null, null, null);
    }
}
