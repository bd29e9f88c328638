package org.chatrang.broadcast.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import io.quarkus.test.junit.QuarkusTest;
import java.util.regex.Pattern;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Producer;
import org.junit.jupiter.api.Test;

/** The page in a real browser, fed through the real bus: what is there is shown, on large and small screens. */
@QuarkusTest
class PageTest extends BrowserTest {
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
