package org.chatrang.broadcast.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Producer;
import org.chatrang.events.EndingKind;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Settlement;
import org.junit.jupiter.api.Test;

/** The page follows what happens, in a real browser, fed through the real bus. */
@QuarkusTest
class LivePageTest extends BrowserTest {
    @Test
    void aGameIsFollowedLiveAndTheDeltasLeadWhereASnapshotLeads() {
        String event = "page-live";
        try (Producer bus = Producer.here()) {
            GameTape tape = Scene.board(event, 1);
            GameTape other = Scene.board(event, 2);
            bus.send(tape.take());
            bus.send(other.take());
            Page page = page(1440, 900, ColorScheme.DARK);
            open(page, event, "");
            card(page, 1).locator("button").click();
            bus.send(tape.at(Instant.now())
                    .start()
                    .clocks(300_000, 9_000)
                    .seen("f3")
                    .take());
            assertThat(card(page, 1).locator(".status")).hasText("On the board");
            assertThat(page.locator(".big-board .square.provisional")).hasCount(2);
            bus.send(tape.completed("f3").take());
            assertThat(card(page, 1).locator(".status")).hasText("Verdict awaited");
            bus.send(tape.judged().take());
            assertThat(card(page, 1).locator(".last-move")).hasText("1. f3");
            assertThat(page.locator(".big-player.black .clock")).hasClass(Pattern.compile("running"));
            String before = page.locator(".big-player.black .clock").textContent();
            assertThat(page.locator(".big-player.black .clock"))
                    .not()
                    .hasText(before, new LocatorAssertions.HasTextOptions().setTimeout(5_000));

            bus.send(tape.moves("e5 g4").take());
            String afterThree = tape.fen();
            bus.send(
                    tape.alert(JudgeName.CLOCK_ADJUDICATION, FindingKind.CLOCK_UNEXPECTED, "6.10.2", "30 seconds more.")
                            .take());
            assertThat(card(page, 1)).hasClass(Pattern.compile("needs-arbiter"));
            bus.send(tape.move("Qh4#").restored(3, afterThree).take());
            assertThat(card(page, 1).locator(".last-move")).hasText("Position set");
            assertThat(page.locator(".moves button.move")).hasCount(3);
            bus.send(tape.move("Qh4#")
                    .ends(
                            JudgeName.LEGALITY,
                            FindingKind.CHECKMATE,
                            "5.1.1",
                            "White is checkmated.",
                            GameResult.BLACK_WINS,
                            EndingKind.CHECKMATE)
                    .settled(Settlement.State.FINAL, GameResult.BLACK_WINS, EndingKind.CHECKMATE, "5.1.1")
                    .take());
            assertThat(card(page, 1).locator(".status")).hasText("Checkmate");
            assertThat(page.locator(".finding[data-kind=CHECKMATE] .article")).hasText("Art. 5.1.1, 2023");
            assertThat(page.locator(".big-player.black .points")).hasText("1");
            bus.send(other.start().moves("d4 d5").seen("c4").take());
            assertThat(card(page, 2).locator(".status")).hasText("On the board");
            bus.send(List.of(Scene.gateway(GatewayHealth.State.BUS_UNREACHABLE, "no answer from the hall")));
            assertThat(page.locator("#banner")).containsText("no answer from the hall");
            assertThat(card(page, 2).locator(".status")).hasText("Link interrupted");
            // one file of the gateway is bad: the boards of this page are heard again
            bus.send(List.of(Scene.gateway(GatewayHealth.State.DEGRADED, "game-7.pgn: there is no game in it")));
            assertThat(page.locator("#banner")).isHidden();

            Locator queen = page.locator(".big-board [data-piece=bq][data-square=h4]");
            untilDrawn(page);
            assertThat(queen).hasCount(1);
            String byDeltas = everythingSaid(page);
            page.reload();
            assertThat(page.locator(".finding[data-kind=CHECKMATE]")).hasCount(1);
            untilDrawn(page);
            assertThat(queen).hasCount(1);
            assertEquals(byDeltas, everythingSaid(page));
            shot(page, "page-live-dark");
            noErrors(page);
        }
    }

    private static String everythingSaid(Page page) {
        List<Object> said = new ArrayList<>();
        said.add(page.locator(".card-button").evaluateAll("all => all.map(b => b.ariaLabel)"));
        said.add(page.locator(".moves .move").allTextContents());
        said.add(page.locator(".finding").allTextContents());
        said.add(page.locator(".verdict-now").textContent());
        said.add(page.locator(".big-board [data-piece]")
                .evaluateAll("all => all.map(p => p.dataset.piece + p.dataset.square).sort()"));
        return said.toString();
    }

    /**
     * What was missed comes at once when the cable is plugged in again. The large board must not play it all: one movement may
     * be on its way when the last move is written, and then it stands there.
     */
    @Test
    void aPulledCableCostsNothing() throws IOException {
        String event = "page-cable";
        try (Producer bus = Producer.here();
                Cable cable = new Cable(home.getPort())) {
            GameTape tape = Scene.board(event, 1).start();
            bus.send(tape.moves("e4 e5").take());
            untilShown("/api/events", event);
            Page page = page(1100, 800, ColorScheme.LIGHT);
            page.navigate("http://localhost:" + cable.port() + "/#event=" + event + "&round=1");
            assertThat(card(page, 1).locator(".last-move")).hasText("1… e5");
            assertThat(page.locator(".moves button.move")).hasCount(2);
            double snapshots = snapshots();
            cable.pull();
            assertThat(page.locator("#connection")).hasText("Reconnecting");
            bus.send(tape.moves(Games.moves(2, 40).substring("e4 e5 ".length())).take());
            untilShown("/api/events/" + event + "/rounds/1", "\"ply\":40");
            countBoardsAfter(page, 40);
            cable.plug();
            assertThat(page.locator("#connection")).hasText("Live");
            assertThat(card(page, 1).locator(".last-move")).hasText("20… Nxe7");
            assertThat(page.locator(".moves button.move")).hasCount(40);
            untilDrawn(page);
            assertThat(page.locator(".big-board"))
                    .hasAttribute("data-shown", tape.fen().split(" ")[0]);
            int after = (Integer) page.evaluate("() => window.boardsAfter");
            assertTrue(after <= 2, after + " positions were drawn after the last move was written");
            assertEquals(snapshots, snapshots(), "the page went on from its last frame");
            noErrors(page);
        }
    }

    /** From here on the page counts the positions its large board shows once so many moves are written beside it. */
    private static void countBoardsAfter(Page page, int moves) {
        page.evaluate("""
                moves => {
                  window.boardsAfter = 0;
                  new MutationObserver(() => {
                    if (document.querySelectorAll('.moves button.move').length === moves) {
                      window.boardsAfter++;
                    }
                  }).observe(document.querySelector('.big-board'), { attributeFilter: ['data-shown'] });
                }
                """, moves);
    }

    private double snapshots() {
        return get(at("/q/metrics"))
                .body()
                .lines()
                .filter(line -> line.startsWith("chatrang_broadcast_frames_total{type=\"snapshot\"}"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' ') + 1)))
                .sum();
    }
}
