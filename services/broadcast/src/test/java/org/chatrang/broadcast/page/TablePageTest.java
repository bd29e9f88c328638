package org.chatrang.broadcast.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Arrays;
import java.util.List;
import org.chatrang.broadcast.tape.Producer;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.broadcast.tape.Sent;
import org.chatrang.events.Codec;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.StandingsTable.Column;
import org.chatrang.events.StandingsTable.Participants;
import org.chatrang.events.StandingsTable.Ranking;
import org.chatrang.events.StandingsTable.Row;
import org.chatrang.events.StandingsTable.State;
import org.chatrang.events.Topics;
import org.junit.jupiter.api.Test;

/** The tables of an event in a real browser: the tie-breaks a section declares, in their order and with their state. */
@QuarkusTest
class TablePageTest extends BrowserTest {
    private static final List<String> REST = List.of("Games", "+", "=", "−", "Fed", "Rating");

    @Test
    void declaredTieBreaksAreColumnsBesideThePoints() {
        String event = "page-tie-breaks";
        try (Producer bus = Producer.here()) {
            bus.send(Scene.board(event, 1).take());
            bus.send(List.of(table(event, 1, null, row(1, 1, "1.5", "5", "4.25"), row(1, 2, "1.5", "4½", "–"))));
            Page page = page(1440, 900, ColorScheme.LIGHT);
            open(page, event, "");
            page.locator("#tab-table").click();
            assertThat(page.locator("#table tbody tr")).hasCount(2);
            assertThat(page.locator("#table thead th")).hasText(heads("Player", "BH/C1", "SB*"));
            assertThat(page.locator("#table thead abbr")).hasAttribute("title", "Changes while games run");
            assertThat(page.locator("#table tbody tr").nth(0).locator("td"))
                    .hasText(cells("1", Games.player(1), "1.5*", "5", "4.25", 1));
            assertThat(page.locator("#table tbody tr").nth(1).locator("td"))
                    .hasText(cells("1", Games.player(2), "1.5*", "4½", "–", 2));
            assertThat(page.locator("#table .reason")).hasCount(0);

            bus.send(List.of(table(
                    event,
                    2,
                    "Board 1: the result is changed by the arbiter",
                    row(1, 2, "2", "5½", "4"),
                    row(2, 1, "1.5", "5", "4.25"))));
            assertThat(page.locator("#table .reason")).hasText("Board 1: the result is changed by the arbiter");
            assertThat(page.locator("#table tbody tr").nth(0).locator("td"))
                    .hasText(cells("1", Games.player(2), "2*", "5½", "4", 2));
            List<String> live = page.locator("#table th, #table td").allTextContents();
            shot(page, "page-tie-breaks");
            page.reload();
            assertThat(page.locator("#table tbody tr")).hasCount(2);
            assertEquals(live, page.locator("#table th, #table td").allTextContents());
            noErrors(page);
        }
    }

    @Test
    void teamsStandUnderTheirOwnHeading() {
        String event = "page-teams";
        try (Producer bus = Producer.here()) {
            bus.send(Scene.board(event, 1).take());
            bus.send(List.of(sent(new StandingsTable(
                    event,
                    "open",
                    1,
                    1,
                    List.of(row(1, 3, "2", "3", "1")),
                    new Ranking(Participants.TEAM, "2026-03", columns(), null)))));
            Page page = page(1440, 900, ColorScheme.LIGHT);
            open(page, event, "");
            page.locator("#tab-table").click();
            assertThat(page.locator("#table thead th")).hasText(heads("Team", "BH/C1", "SB*"));
            noErrors(page);
        }
    }

    private static Sent table(String event, long version, String reason, Row... rows) {
        Ranking ranking = new Ranking(Participants.PLAYER, "2026-03", columns(), reason);
        return sent(new StandingsTable(event, "open", version, 2, List.of(rows), ranking));
    }

    private static Sent sent(StandingsTable table) {
        return new Sent(Topics.STANDINGS.name(), table.key(), Codec.write((Object) table));
    }

    private static List<Column> columns() {
        return List.of(new Column("BH/C1", State.OFFICIAL), new Column("SB", State.PROVISIONAL));
    }

    private static Row row(int rank, int player, String points, String... values) {
        return new Row(
                rank,
                Schedules.player(Games.player(player), 2700 + player),
                points,
                2,
                1,
                1,
                0,
                true,
                Arrays.asList(values));
    }

    private static String[] heads(String who, String... tieBreaks) {
        return joined(List.of("Rank", who, "Points"), List.of(tieBreaks), REST);
    }

    private static String[] cells(String rank, String name, String points, String first, String second, int player) {
        return joined(
                List.of(rank, "GM " + name, points),
                List.of(first, second),
                List.of("2", "1", "1", "0", "FID", Integer.toString(2700 + player)));
    }

    @SafeVarargs
    private static String[] joined(List<String>... parts) {
        return Arrays.stream(parts).flatMap(List::stream).toArray(String[]::new);
    }
}
