package org.chatrang.broadcast.tape;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.Article;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Codec;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.JudgeName;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.Settlement;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.Topics;
import org.chatrang.events.Verdict;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Uci;

/** What the bus holds of one game, written record by record as desk, gateway, judges and standings would write it. */
public final class GameTape {
    private static final String EDITION = "2023";

    private final String gameId;
    private final GameScheduled schedule;
    private final List<Sent> sent = new ArrayList<>();
    private Position position = Position.initial();
    private Instant now = Instant.parse("2026-03-14T14:00:00Z");
    private long deskN;
    private long gatewayN;
    private long seq;
    private int ply;
    private long version;
    private final long[] millis = {5_400_000, 5_400_000};
    private Stamp last;

    public GameTape(String gameId, GameScheduled schedule) {
        this.gameId = gameId;
        this.schedule = schedule;
        if (schedule.startFen() != null) {
            position = Position.ofFen(schedule.startFen());
        }
        fromDesk(schedule);
        noted(FindingKind.GAME_SCHEDULED, null, "The game is scheduled.");
    }

    public String gameId() {
        return gameId;
    }

    /** All records so far. */
    public List<Sent> sent() {
        return List.copyOf(sent);
    }

    /** The records since the last time this was asked. */
    public List<Sent> take() {
        List<Sent> news = List.copyOf(sent);
        sent.clear();
        return news;
    }

    public GameTape at(Instant when) {
        now = when;
        return this;
    }

    /** The clocks from here on, in milliseconds. */
    public GameTape clocks(long white, long black) {
        millis[0] = white;
        millis[1] = black;
        return this;
    }

    public String fen() {
        return position.fen();
    }

    public int ply() {
        return ply;
    }

    public GameTape start() {
        return fromDesk(new GameStarted()).silence();
    }

    /** A legal move in SAN: seen, completed, answered by all three judges. */
    public GameTape move(String san) {
        return seen(san).completed(san).judged();
    }

    public GameTape moves(String sans) {
        for (String san : sans.split(" ")) {
            move(san);
        }
        return this;
    }

    public GameTape seen(String san) {
        return fromGateway(new MoveSeen(ply + 1, Uci.write(position, legal(san)), null))
                .silence();
    }

    private String uci;
    private String san;

    public GameTape completed(String asWritten) {
        var move = legal(asWritten);
        uci = Uci.write(position, move);
        san = San.write(position, move);
        Side mover = ply % 2 == 0 ? Side.WHITE : Side.BLACK;
        now = now.plusSeconds(20);
        millis[mover.ordinal()] += Duration.ofSeconds(10).toMillis();
        position = position.play(move);
        ply++;
        return fromGateway(new MoveCompleted(
                ply, uci, null, null, ClockReading.of(millis[0], millis[1], mover.other()), null, null));
    }

    /** The answers to the completed move: legality states it, the two others have nothing to say. */
    public GameTape judged() {
        return verdict(
                        JudgeName.LEGALITY,
                        new Finding(
                                FindingKind.MOVE_LEGAL,
                                Finding.Standing.RULED,
                                null,
                                new Article("3.1", EDITION),
                                san + " is legal.",
                                new Evidence.Move(ply, uci, san, position.fen()),
                                null))
                .verdict(JudgeName.CLOCK_ADJUDICATION)
                .verdict(JudgeName.DRAW_DETECTION);
    }

    public GameTape illegal(String attempt, FindingKind kind, Finding.Standing standing, String text) {
        fromGateway(new MoveCompleted(
                ply + 1, attempt, null, null, ClockReading.of(millis[0], millis[1], null), null, null));
        return verdict(
                JudgeName.LEGALITY,
                new Finding(
                        kind,
                        standing,
                        ply % 2 == 0 ? Side.WHITE : Side.BLACK,
                        new Article("7.5.1", EDITION),
                        text,
                        new Evidence.IllegalMove(ply + 1, attempt, null, "PATH_BLOCKED", List.of(), position.fen(), 1),
                        null));
    }

    public GameTape ends(
            JudgeName judge, FindingKind kind, String article, String text, GameResult result, EndingKind how) {
        return verdict(
                judge,
                new Finding(
                        kind,
                        Finding.Standing.RULED,
                        null,
                        new Article(article, EDITION),
                        text,
                        null,
                        new Consequence.Ends(result, how)));
    }

    public GameTape alert(JudgeName judge, FindingKind kind, String article, String text) {
        return verdict(
                judge,
                new Finding(
                        kind,
                        Finding.Standing.NEEDS_ARBITER,
                        Side.WHITE,
                        new Article(article, EDITION),
                        text,
                        null,
                        null));
    }

    /** The game goes on from an earlier ply, as legality states it after a ruling. */
    public GameTape restored(int toPly, String fen) {
        position = Position.ofFen(fen);
        ply = toPly;
        return verdict(
                JudgeName.LEGALITY,
                new Finding(
                        FindingKind.RULING_APPLIED,
                        Finding.Standing.RULED,
                        null,
                        new Article("7.5.1", EDITION),
                        "The arbiter restored the position after half-move " + toPly + ".",
                        null,
                        new Consequence.GoesOnFrom(toPly, fen)));
    }

    public GameTape settled(Settlement.State state, GameResult result, EndingKind ending, String article) {
        version++;
        Settlement settlement = new Settlement(
                gameId,
                version,
                state,
                result,
                ending,
                article == null ? null : new Article(article, EDITION),
                ply,
                seq,
                List.of(),
                "legality",
                state == Settlement.State.OPEN ? "The result is annulled." : "The game has ended.",
                now,
                schedule.eventId(),
                schedule.section(),
                schedule.round(),
                schedule.board());
        sent.add(new Sent(Topics.RESULTS.name(), gameId, Codec.write((Object) settlement)));
        return this;
    }

    public GameTape fromDesk(GameFact fact) {
        return event(new Stamp(Schedules.DESK, 1, ++deskN), fact);
    }

    public GameTape fromGateway(GameFact fact) {
        return event(new Stamp(Schedules.GATEWAY, 1, ++gatewayN), fact);
    }

    public GameTape event(Stamp stamp, GameFact fact) {
        last = stamp;
        seq++;
        sent.add(new Sent(Topics.GAME_EVENTS.name(), gameId, Codec.write(GameEvent.of(gameId, stamp, now, fact))));
        return this;
    }

    /** All three judges answer and have nothing to say. */
    public GameTape silence() {
        for (JudgeName judge : JudgeName.values()) {
            verdict(judge);
        }
        return this;
    }

    public GameTape verdict(JudgeName judge, Finding... findings) {
        Verdict verdict = new Verdict(gameId, judge, seq, 0, seq, last, ply, now, List.of(findings));
        sent.add(new Sent(Topics.VERDICTS.name(), gameId, Codec.write((Object) verdict)));
        return this;
    }

    private void noted(FindingKind kind, Article article, String text) {
        verdict(JudgeName.LEGALITY, new Finding(kind, Finding.Standing.NOTED, null, article, text, null, null));
        verdict(JudgeName.CLOCK_ADJUDICATION);
        verdict(JudgeName.DRAW_DETECTION);
    }

    private org.chatrang.laws.Move legal(String text) {
        if (San.read(position, text) instanceof SanReading.Legal(org.chatrang.laws.Move move)) {
            return move;
        }
        throw new IllegalArgumentException(text + " is not legal in " + position.fen());
    }
}
