package org.chatrang.launcher.judge;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chatrang.clock.rules.ClockJudge;
import org.chatrang.draws.rules.DrawJudge;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Settlement;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.events.Verdict;
import org.chatrang.judging.Judge;
import org.chatrang.judging.Verdicts;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.fold.Fold;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.LogRecord;
import org.chatrang.judging.fold.Step;
import org.chatrang.legality.rules.LegalityJudge;
import org.chatrang.standings.settlement.GameSettlement;

/** The three judges and the settlement over one stream of records. Keeps open games only. */
final class OfflineJudges {
    private static final Pattern GAME_ID = Pattern.compile("\"gameId\"\\s*:\\s*\"([^\"\\\\]{1,200})\"");

    private final List<Judge> judges;
    private final WhatIf whatIf;
    private final PrintWriter out;
    private final Map<String, GameState> games = new HashMap<>();
    private final Map<String, GameSettlement> settlements = new HashMap<>();

    OfflineJudges(WhatIf whatIf, PrintWriter out) {
        MateSearch results = MateSearch.forResults(); // the budgets of the live judges: the same bytes
        this.judges = List.of(new LegalityJudge(results), new ClockJudge(results), new DrawJudge());
        this.whatIf = whatIf;
        this.out = out;
    }

    /**
     * Judges one line; returns why it cannot be read, null if it can. One that cannot, and names no game, is nobody's: on the
     * bus it would have a key.
     */
    String take(byte[] line, long number) {
        LogRecord record = record(line, number - 1);
        if (!record.gameId().equals(LogRecord.NO_KEY)) {
            take(record);
        }
        return record.content() instanceof LogRecord.Content.Unreadable unreadable
                ? LineFault.words(unreadable.reason())
                : null;
    }

    private LogRecord record(byte[] line, long place) {
        if (line.length > LogRecord.LONGEST) {
            return LogRecord.read(LogRecord.NO_KEY.getBytes(StandardCharsets.UTF_8), line, 0, place);
        }
        try {
            GameEvent event = whatIf.applied(Codec.readEvent(line));
            boolean assumed = whatIf.saysAnything()
                    && !games.containsKey(event.gameId())
                    && !(event.fact() instanceof GameScheduled);
            if (assumed) {
                take(LogRecord.of(whatIf.assumedSchedule(event), 0, place));
            }
            return LogRecord.of(event, 0, place);
        } catch (UnreadableRecordException e) {
            byte[] key = gameOf(line).orElse(LogRecord.NO_KEY).getBytes(StandardCharsets.UTF_8);
            return LogRecord.read(key, line, 0, place);
        }
    }

    /** The game a line names although it is no game event; on the bus the key would say it. */
    private static Optional<String> gameOf(byte[] line) {
        Matcher named = GAME_ID.matcher(new String(line, StandardCharsets.UTF_8));
        return named.find() ? Optional.of(named.group(1)) : Optional.empty();
    }

    private void take(LogRecord record) {
        String gameId = record.gameId();
        Step step = Fold.apply(games.getOrDefault(gameId, GameState.unscheduled(gameId)), record);
        if (step.repeat()) {
            return;
        }
        GameSettlement settlement = settlements.getOrDefault(gameId, GameSettlement.of(gameId));
        Settlement before = settlement.latest();
        if (record.content() instanceof LogRecord.Content.Readable(GameEvent event)
                && event.fact() instanceof GameScheduled schedule) {
            settlement = settlement.scheduled(event.stamp(), schedule).state();
        }
        for (Judge judge : judges) {
            Verdict verdict = Verdicts.of(judge, step);
            out.println(Codec.write(verdict));
            settlement = settlement.apply(verdict).state();
        }
        if (settlement.latest() != null && !settlement.latest().equals(before)) {
            out.println(Codec.write((Object) settlement.latest()));
        }
        if (step.after().isOpen()) {
            games.put(gameId, step.after());
            settlements.put(gameId, settlement);
        } else {
            games.remove(gameId);
            settlements.remove(gameId);
        }
    }
}
