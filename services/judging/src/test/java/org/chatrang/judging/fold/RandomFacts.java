package org.chatrang.judging.fold;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.chatrang.events.BoardFault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Codec;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.FlagClaimed;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.Player;
import org.chatrang.events.PlayerArrived;
import org.chatrang.events.Resigned;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.TimeControlSpec;
import org.chatrang.events.UnknownFact;
import org.chatrang.laws.Move;
import org.chatrang.laws.Uci;
import org.chatrang.laws.time.TimeControl;

/** Logs as no game would give them: every kind of event in any order, sensible and absurd, and records that are none. */
final class RandomFacts {
    private static final String[] TEXTS = {
        "e2e4",
        "e7e8",
        "e1g1",
        "Nf3",
        "O-O",
        "",
        "x",
        "\u0000",
        "♘f3",
        "a9a9",
        "e2e4q",
        "8/8/8/8/8/8/8/8",
        "null",
        "1-0"
    };
    private static final String[] FENS = {
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 140 90",
        "k7/8/8/8/8/8/8/K7 w - - 99 80",
        "nonsense",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    };

    private final Random random;
    private GameState state = GameState.unscheduled("g");
    private final long[] stamps = new long[3];

    RandomFacts(long seed) {
        random = new Random(seed);
    }

    /** The records of one log. */
    List<LogRecord> records(int length) {
        List<LogRecord> records = new ArrayList<>();
        for (int offset = 0; offset < length; offset++) {
            LogRecord record = offset == 0 ? event(offset, 0, schedule()) : next(offset);
            records.add(record);
            state = Fold.apply(state, record).after();
        }
        return records;
    }

    private LogRecord next(int offset) {
        int dice = random.nextInt(100);
        if (dice < 2) {
            byte[] bytes = new byte[random.nextInt(40)];
            random.nextBytes(bytes);
            return LogRecord.read("g".getBytes(StandardCharsets.UTF_8), bytes, 0, offset);
        }
        return dice < 60 ? event(offset, 1, move()) : event(offset, random.nextInt(3), fact());
    }

    private LogRecord event(int offset, int source, GameFact fact) {
        long n = random.nextInt(20) == 0 ? 1 + random.nextInt(40) : ++stamps[source];
        String name =
                new String[] {"desk", "gateway", random.nextBoolean() ? "clock-adjudication" : "stranger"}[source];
        Instant at = Instant.EPOCH.plusSeconds(offset * 7L - random.nextInt(20));
        GameEvent event = GameEvent.of("g", new Stamp(name, random.nextInt(30) == 0 ? 2 : 1, n), at, fact);
        return LogRecord.read("g".getBytes(StandardCharsets.UTF_8), Codec.bytes(event), 0, offset);
    }

    private MoveCompleted move() {
        String uci = text();
        if (state.position() != null && random.nextInt(10) > 0) {
            List<Move> moves = state.position().legalMoves();
            if (!moves.isEmpty()) {
                uci = Uci.write(state.position(), moves.get(random.nextInt(moves.size())));
            }
        }
        int ply = random.nextInt(30) == 0 ? 1 + random.nextInt(99) : state.ply() + 1;
        MoveCompleted.CompletedBy by = random.nextInt(5) == 0 ? one(MoveCompleted.CompletedBy.values()) : null;
        return new MoveCompleted(ply, random.nextInt(9) == 0 ? null : uci, text(), null, reading(), by, null);
    }

    private GameFact fact() {
        return switch (random.nextInt(18)) {
            case 0 -> schedule();
            case 1 -> new GameStarted();
            case 2 -> new MoveSeen(1 + random.nextInt(9), "e2e4", null);
            case 3 -> new ClockRead(someReading(), one(ClockRead.Occasion.values()));
            case 4 -> new PlacementSeen(text() + "x", random.nextBoolean(), List.of());
            case 5 -> new ResultGesture(one(GameResult.values()), List.of());
            case 6 -> new DrawOffered(side());
            case 7 -> new DrawAnswered(side(), random.nextInt(4) == 0);
            case 8 -> random.nextInt(4) == 0 ? new Resigned(side()) : new DrawOffered(side());
            case 9 ->
                new DrawClaimed(side(), one(DrawClaimed.Basis.values()), random.nextBoolean() ? text() : null, false);
            case 10 -> new FlagClaimed(side());
            case 11 -> new PlayerArrived(side());
            case 12 ->
                new DeadlineReached(
                        one(DeadlineReached.Deadline.values()),
                        side(),
                        state.ply() + 1,
                        Instant.EPOCH.plusSeconds(random.nextInt(900)));
            case 13 -> new BoardFault(one(BoardFault.Fault.values()), text());
            case 14 -> random.nextInt(8) == 0 ? new GameClosed() : new GameStarted();
            case 15 -> new UnknownFact("LATER_KIND", null);
            default -> new RulingMade("A", "r", ruling());
        };
    }

    private Ruling ruling() {
        return switch (random.nextInt(11)) {
            case 0 -> new Ruling.RestorePly(random.nextInt(20));
            case 1 -> new Ruling.SetPosition(one(FENS));
            case 2 -> new Ruling.LetStand(1 + random.nextInt(30), one(FENS));
            case 3 -> new Ruling.SetClocks(5L, null);
            case 4 -> new Ruling.CountIllegalMove(side());
            case 5 -> new Ruling.CancelIllegalMove(side());
            case 6 -> new Ruling.DecideResult(one(GameResult.values()), null);
            case 7 -> new Ruling.Confirm();
            case 8 -> new Ruling.Dismiss();
            case 9 -> new Ruling.ReleaseQuarantine();
            default -> new Ruling.Reopen();
        };
    }

    private GameScheduled schedule() {
        Player player = new Player("p", "P", null, null, null, null);
        RulesSpec rules = new RulesSpec(
                one(new String[] {"2001", "2014", "2018", "2023", "1066"}),
                random.nextBoolean() ? null : one(RulesSpec.Pace.values()),
                one(RulesSpec.Supervision.values()),
                java.util.Map.of(text() + "k", "v", "result-gesture-accepted", random.nextBoolean() ? "yes" : "no"));
        String control = one(new String[] {"40/5400+30:1800+30", "180+2", "300d5", "2/60:60", "W300-B240"});
        return new GameScheduled(
                "e",
                null,
                null,
                null,
                "open",
                1,
                null,
                1,
                player,
                player,
                random.nextInt(3) == 0 ? one(FENS) : null,
                TimeControls.spec(
                        control, TimeControl.parseSeconds(control), one(TimeControlSpec.PeriodChange.values())),
                rules,
                List.of("gateway"),
                null);
    }

    private ClockReading reading() {
        return random.nextInt(4) == 0 ? null : someReading();
    }

    private ClockReading someReading() {
        return new ClockReading(
                random.nextInt(6) == 0 ? null : (long) random.nextInt(6_000_000) - 10_000,
                random.nextInt(6) == 0 ? null : (long) random.nextInt(6_000_000) - 10_000,
                random.nextBoolean() ? side() : null,
                random.nextInt(60) == 0,
                random.nextInt(60) == 0);
    }

    private String text() {
        return one(TEXTS);
    }

    private Side side() {
        return one(Side.values());
    }

    private <T> T one(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
