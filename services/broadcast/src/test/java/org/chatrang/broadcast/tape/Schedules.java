package org.chatrang.broadcast.tape;

import java.util.List;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.PeriodSpec;
import org.chatrang.events.Player;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.TimeControlSpec;

/** Schedules for tests. */
public final class Schedules {
    public static final String DESK = "desk";
    public static final String GATEWAY = "gateway/hall-a";

    private Schedules() {}

    public static Player player(String name, int rating) {
        return new Player(name, name, Integer.toString(1_000_000 + rating), "GM", rating, "FID");
    }

    public static GameScheduled game(String event, int round, int board) {
        return game(event, round, board, player("Black, Blanche", 2701), player("White, Noir", 2650), null);
    }

    public static GameScheduled game(String event, int round, int board, Player white, Player black, String startFen) {
        List<PeriodSpec> periods = List.of(
                new PeriodSpec(40, 5_400_000, 30_000, PeriodSpec.IncrementKind.FISCHER),
                new PeriodSpec(null, 1_800_000, 30_000, PeriodSpec.IncrementKind.FISCHER));
        return new GameScheduled(
                event,
                "Isfahan Open 2026",
                "Isfahan",
                "2026.03.14",
                "open",
                round,
                round + "." + board,
                board,
                white,
                black,
                startFen,
                new TimeControlSpec("90'/40 + 30' + 30\"", periods, periods, null),
                RulesSpec.standard(),
                List.of(GATEWAY),
                null);
    }
}
