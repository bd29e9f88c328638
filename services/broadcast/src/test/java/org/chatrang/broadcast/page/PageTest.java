package org.chatrang.broadcast.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.chatrang.broadcast.http.ServiceTest;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Producer;
import org.chatrang.events.EndingKind;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Settlement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page in a real browser, fed through the real bus. */
@QuarkusTest
class PageTest extends ServiceTest {
    private static final int PATIENCE = 60_000;
    private static Chromium chromium;

    private final List<String> errors = new ArrayList<>();

    @BeforeAll
    static void launch() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        chromium = Chromium.launch();
    }

    @AfterAll
    static void close() {
        if (chromium != null) {
            chromium.close();
        }
    }

    private Page page(int width, int height, ColorScheme scheme) {
        BrowserContext context = chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setColorScheme(scheme));
        Page page = context.newPage();
        page.setDefaultTimeout(PATIENCE);
        page.onPageError(errors::add);
        return page;
    }

    private void open(Page page, String event, String more) {
        untilShown("/api/events", "\"" + event + "\"");
        page.navigate(home + "#event=" + event + "&round=1" + more);
        assertThat(page.locator("#connection")).hasText("Live");
    }

    private static Locator card(Page page, int board) {
        return page.locator(".card[data-board=\"" + board + "\"]");
    }

    private static void shot(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", name + ".png")));
    }

    private void noErrors(Page page) {
        page.context().close();
        assertEquals(List.of(), errors);
    }

    @Test
    void everyStateOfABoardIsShown() {
        String event = "page-twelve";
        try (Producer bus = Producer.here()) {
            bus.send(Scene.twelve(event));
            untilShown("/api/events/" + event + "/rounds/1", "\"board\":12");
            Page page = page(1440, 900, ColorScheme.LIGHT);
            open(page, event, "");
            assertThat(page.locator(".card")).hasCount(12);
            assertThat(page.locator("h1")).hasText("Isfahan Open 2026");
            assertThat(card(page, 1).locator(".last-move")).hasText("16. Nc3");
            assertThat(card(page, 1).locator(".status")).hasText("Playing");
            assertThat(card(page, 1).locator(".black .clock")).hasClass(Pattern.compile("running"));
            assertThat(card(page, 2).locator(".status")).hasText("Checkmate");
            assertThat(card(page, 2).locator(".white .points")).hasText("1");
            assertThat(card(page, 3)).hasClass(Pattern.compile("needs-arbiter"));
            assertThat(card(page, 3).locator(".status")).hasText("Illegal move");
            assertThat(card(page, 4).locator(".status")).hasText("Agreement");
            assertThat(card(page, 5).locator(".status")).hasText("On the board");
            assertThat(card(page, 6).locator(".status")).hasText("Flag fall");
            assertThat(card(page, 7).locator(".status")).hasText("Not started");
            assertThat(card(page, 8).locator(".status")).hasText("Threefold: claimable");
            assertThat(card(page, 9).locator(".status")).hasText("Verdict awaited");
            assertThat(page.locator("[data-filter=alerts] b")).hasText("1");

            card(page, 1).locator("button").focus();
            page.keyboard().press("ArrowRight");
            page.keyboard().press("ArrowRight");
            page.keyboard().press("Enter");
            Locator alert = page.locator(".log .finding[data-kind=MOVE_ILLEGAL]");
            assertThat(alert.locator(".article")).hasText("Art. 7.5.1, 2023");
            assertThat(alert.locator(".judge")).hasText("legality");
            assertThat(alert.locator(".standing")).hasText("waits for the arbiter");
            assertThat(page.locator(".verdict-now")).containsText("Art. 7.5.1, 2023");
            assertThat(page.locator(".judges [data-judge=legality]")).hasAttribute("data-behind", "false");
            assertThat(page.locator(".judges [data-judge=draw-detection]")).hasAttribute("data-behind", "true");
            assertThat(page.locator(".moves .move[aria-current] .san")).hasText("Ba3");
            assertThat(page.locator(".big-board .square.last")).hasCount(2);
            assertThat(page.locator(".big-board [data-piece=wb][data-square=a3]"))
                    .hasCount(1);
            shot(page, "page-twelve");

            page.locator(".moves .move")
                    .filter(new Locator.FilterOptions().setHasText("Nge7"))
                    .click();
            assertThat(page.locator(".moves .move[aria-current] .san")).hasText("Nge7");
            assertThat(page.locator(".big-board [data-piece=wb][data-square=c1]"))
                    .hasCount(1);
            page.keyboard().press("ArrowLeft");
            assertThat(page.locator(".moves .move[aria-current] .san")).hasText("Re1");
            page.locator(".back-to-live").click();
            assertThat(page.locator(".moves .move[aria-current] .san")).hasText("Ba3");

            page.locator("[data-filter=alerts]").click();
            assertThat(page.locator(".card:visible")).hasCount(1);
            page.locator("[data-filter=all]").click();
            page.locator("#search").fill("keres");
            assertThat(page.locator(".card:visible .black .name, .card:visible .white .name")
                            .filter(new Locator.FilterOptions().setHasText("Keres P.")))
                    .hasCount(1);
            page.locator("#search").fill("");
            page.locator("#tab-table").click();
            assertThat(page.locator("#table tbody tr")).hasCount(24);
            assertThat(page.locator("#table tbody tr").first()).containsText("Morphy, Paul");
            shot(page, "page-table");
            noErrors(page);
        }
    }

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
            bus.send(List.of(Scene.gateway(GatewayHealth.State.OK, null)));
            assertThat(page.locator("#banner")).isHidden();

            Locator queen = page.locator(".big-board [data-piece=bq][data-square=h4]");
            assertThat(queen).hasCount(1);
            String byDeltas = everythingSaid(page);
            page.reload();
            assertThat(page.locator(".finding[data-kind=CHECKMATE]")).hasCount(1);
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
            bus.send(tape.moves("Nf3 Nc6 Bb5").take());
            untilShown("/api/events/" + event + "/rounds/1", "\"Bb5\"");
            cable.plug();
            assertThat(page.locator("#connection")).hasText("Live");
            assertThat(card(page, 1).locator(".last-move")).hasText("3. Bb5");
            assertThat(page.locator(".moves button.move")).hasCount(5);
            assertEquals(snapshots, snapshots(), "the page went on from its last frame");
            noErrors(page);
        }
    }

    private double snapshots() {
        return get(at("/q/metrics"))
                .body()
                .lines()
                .filter(line -> line.startsWith("chatrang_broadcast_frames_total{type=\"snapshot\"}"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' ') + 1)))
                .sum();
    }

    @Test
    void aRoundOfManyBoardsIsShown() {
        String event = "page-crowd";
        int boards = 218;
        try (Producer bus = Producer.here()) {
            bus.send(Scene.crowd(event, boards - 1));
            GameTape last = Scene.board(event, boards).start();
            bus.send(last.move("e4").take());
            untilShown("/api/events/" + event + "/rounds/1", "\"board\":" + boards);
            Page page = page(1600, 1000, ColorScheme.LIGHT);
            open(page, event, "");
            assertThat(page.locator(".card")).hasCount(boards);
            assertThat(card(page, boards).locator(".last-move")).isEmpty();
            shot(page, "page-crowd");
            card(page, boards).scrollIntoViewIfNeeded();
            assertThat(card(page, boards).locator(".last-move")).hasText("1. e4");
            bus.send(last.move("c5").take());
            assertThat(card(page, boards).locator(".last-move")).hasText("1… c5");
            assertTrue((Boolean) card(page, boards)
                    .locator("canvas")
                    .evaluate("c => c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some(v => v > 0)"));
            assertNotEquals(
                    0, page.evaluate("() => document.querySelectorAll('.card .name:empty').length"), "all at once");
            noErrors(page);
        }
    }

    @Test
    void aPhoneShowsItAll() {
        String event = "page-phone";
        try (Producer bus = Producer.here()) {
            bus.send(Scene.twelve(event));
            untilShown("/api/events/" + event + "/rounds/1", "\"board\":12");
            Page page = page(390, 844, ColorScheme.LIGHT);
            open(page, event, "");
            assertThat(page.locator("#panel")).isHidden();
            assertThat(card(page, 2).locator(".status")).hasText("Checkmate");
            assertFalse(overflows(page));
            shot(page, "page-phone");
            card(page, 2).locator("button").click();
            assertThat(page.locator(".finding[data-kind=CHECKMATE] .article")).hasText("Art. 5.1.1, 2023");
            assertFalse(overflows(page));
            shot(page, "page-phone-board");
            page.getByLabel("Close this board").click();
            assertThat(page.locator("#panel")).isHidden();
            noErrors(page);
        }
    }

    private static boolean overflows(Page page) {
        return (Boolean) page.evaluate("() => document.documentElement.scrollWidth > window.innerWidth");
    }
}
