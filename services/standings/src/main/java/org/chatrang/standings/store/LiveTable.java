package org.chatrang.standings.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.StandingsTable;
import org.chatrang.standings.store.Books.Touched;
import org.chatrang.standings.table.SectionTable;

/** The table of a section with the revisions of its games. */
final class LiveTable {
    private final SectionTable table;
    private final Map<String, Long> revisions = new HashMap<>();
    private long revision;
    private long touches;

    LiveTable(List<SectionGame> games) {
        games.forEach(this::note);
        table = new SectionTable(games.stream().map(SectionGame::read).toList());
    }

    private void note(SectionGame game) {
        Long before = revisions.put(game.gameId(), game.revision());
        revision += game.revision() - (before == null ? 0 : before);
    }

    void take(Touched touched) {
        touched.changed().forEach(this::note);
        for (String gone : touched.gone()) {
            Long before = revisions.remove(gone);
            revision -= before == null ? 0 : before;
        }
        table.take(touched.changed().stream().map(SectionGame::read).toList(), touched.gone());
    }

    /** The sum of the games' revisions. */
    long revision() {
        return revision;
    }

    int games() {
        return table.size();
    }

    StandingsTable asVersion(Section section, long version) {
        return table.asVersion(section.eventId(), section.name(), version);
    }

    /** Remembers which state of the database this is. */
    void is(StandingRow row) {
        touches = row.touches;
    }

    /** Whether nobody touched the table in the database since. */
    boolean isOf(StandingRow row) {
        return touches == row.touches;
    }
}
