package org.chatrang.broadcast.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.broadcast.http.ServiceTest;
import org.junit.jupiter.api.BeforeAll;

/** What tests of the page have in common: one real browser for all of them. */
abstract class BrowserTest extends ServiceTest {
    private static final int PATIENCE = 60_000;
    private static Chromium chromium;

    private final List<String> errors = new ArrayList<>();

    @BeforeAll
    static void launch() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        chromium = Chromium.shared();
    }

    Page page(int width, int height, ColorScheme scheme) {
        BrowserContext context = chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setColorScheme(scheme));
        Page page = context.newPage();
        page.setDefaultTimeout(PATIENCE);
        page.onPageError(errors::add);
        return page;
    }

    void open(Page page, String event, String more) {
        untilShown("/api/events", "\"" + event + "\"");
        page.navigate(home + "#event=" + event + "&round=1" + more);
        assertThat(page.locator("#connection")).hasText("Live");
    }

    static Locator card(Page page, int board) {
        return page.locator(".card[data-board=\"" + board + "\"]");
    }

    /** Waits until neither the large board nor the wall has anything left to draw of what the page knows. */
    static void untilDrawn(Page page) {
        assertThat(page.locator(".big-board")).hasAttribute("data-behind", "false");
        assertThat(page.locator("#wall")).hasAttribute("data-behind", "false");
    }

    static void shot(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", name + ".png")));
    }

    void noErrors(Page page) {
        page.context().close();
        assertEquals(List.of(), errors);
    }
}
