package org.chatrang.standings.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chatrang.events.Settlement;
import org.chatrang.standings.received.Received;
import org.chatrang.standings.received.Received.Content;
import org.chatrang.standings.settlement.GameSettlement;
import org.chatrang.standings.settlement.Step;

/** The games a batch is about, and what the batch changes in them. Lives as long as its transaction. */
final class Books {
    private final Map<String, GameRow> rows = new HashMap<>();
    private final Map<String, GameSettlement> games = new HashMap<>();
    private final List<GameRow> added = new ArrayList<>();
    private final List<Settlement> versions = new ArrayList<>();
    private final SortedMap<Section, Set<String>> touched = new TreeMap<>(Section.IN_ORDER);
    private int holes;

    /** Opens the books with what the database knows. */
    Books(List<GameRow> known) {
        for (GameRow row : known) {
            rows.put(row.gameId, row);
            games.put(row.gameId, Json.read(row.settling, GameSettlement.class));
        }
    }

    /** Counts the records in their order. */
    Books count(List<Received> records) {
        records.forEach(record -> count(record.content()));
        games.forEach((id, game) -> write(rows.get(id), game));
        return this;
    }

    List<GameRow> added() {
        return added;
    }

    List<Settlement> versions() {
        return versions;
    }

    /** The sections whose tables may have changed, in the order in which they are to be locked, each with what touched it. */
    SortedMap<Section, Touched> touched() {
        SortedMap<Section, Touched> games = new TreeMap<>(Section.IN_ORDER);
        touched.forEach((section, ids) -> games.put(section, touched(section, ids)));
        return games;
    }

    private Touched touched(Section section, Set<String> ids) {
        List<SectionGame> changed = new ArrayList<>();
        List<String> gone = new ArrayList<>();
        for (String id : ids) {
            GameRow row = rows.get(id);
            if (section.name().equals(row.section) && section.eventId().equals(row.eventId)) {
                changed.add(SectionGame.of(row));
            } else {
                gone.add(id);
            }
        }
        return new Touched(changed, gone);
    }

    /** The games of a section that changed, and the identities of those that left it. */
    record Touched(List<SectionGame> changed, List<String> gone) {}

    int holes() {
        return holes;
    }

    private void count(Content content) {
        switch (content) {
            case Content.Counts(var verdict) -> {
                GameSettlement game = game(verdict.gameId());
                holes += game.leavesHole(verdict) ? 1 : 0;
                take(game.apply(verdict));
            }
            case Content.Schedules(var event, var schedule) -> {
                GameSettlement before = game(event.gameId());
                Step step = before.scheduled(event.stamp(), schedule);
                if (step.state() != before) {
                    touch(rows.get(event.gameId()));
                    GameRow row = rows.get(event.gameId());
                    row.pairing = Json.write(Pairing.of(schedule, schedules(row) + 1));
                    take(step);
                }
            }
            case Content.Unreadable unreadable -> {}
            case Content.Passed passed -> {}
        }
    }

    private void take(Step step) {
        GameSettlement game = step.state();
        games.put(game.gameId(), game);
        step.settlement().ifPresent(versions::add);
        GameRow row = rows.get(game.gameId());
        boolean moved = game.scheduled() != null
                && (row.eventId == null
                        || !game.scheduled().eventId().equals(row.eventId)
                        || !game.scheduled().section().equals(row.section)
                        || game.scheduled().round() != row.round);
        if (moved) {
            row.eventId = game.scheduled().eventId();
            row.section = game.scheduled().section();
            row.round = game.scheduled().round();
        }
        row.board = game.scheduled() == null ? 0 : game.scheduled().board();
        if (moved || Revision.of(game, schedules(row)) != row.revision) {
            touch(row);
        }
    }

    private void touch(GameRow row) {
        if (row.eventId != null) {
            touched.computeIfAbsent(new Section(row.eventId, row.section), none -> new TreeSet<>())
                    .add(row.gameId);
        }
    }

    private GameSettlement game(String gameId) {
        return games.computeIfAbsent(gameId, id -> {
            GameRow row = new GameRow(id);
            rows.put(id, row);
            added.add(row);
            return GameSettlement.of(id);
        });
    }

    private static void write(GameRow row, GameSettlement game) {
        Settlement latest = game.latest();
        row.settling = Json.write(game);
        row.result = latest == null || latest.result() == null
                ? null
                : latest.result().code();
        row.resultState = latest == null ? null : latest.state().name();
        row.ending = latest == null || latest.ending() == null
                ? null
                : latest.ending().name();
        row.decision = Decisions.latest(game.effects()).map(Json::write).orElse(null);
        row.revision = Revision.of(game, schedules(row));
    }

    private static int schedules(GameRow row) {
        return row.pairing == null ? 0 : Json.read(row.pairing, Pairing.class).schedules();
    }
}
