package org.chatrang.broadcast.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** The system's Chromium. Without one the browser tests fail where CI is true, and are skipped elsewhere. */
final class Chromium {
    private static final List<String> PLACES = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/usr/bin/google-chrome-stable");
    private static final List<String> QUIET = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage");

    private static Chromium shared;

    private final Browser browser;

    private Chromium(Path executable) {
        browser = Playwright.create(
                        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setHeadless(true)
                        .setArgs(QUIET));
    }

    /** One browser for all tests; it ends with this JVM. */
    static synchronized Chromium shared() {
        if (shared == null) {
            shared = launch();
        }
        return shared;
    }

    private static Chromium launch() {
        Optional<Path> executable =
                PLACES.stream().map(Path::of).filter(Files::isExecutable).findFirst();
        if (executable.isEmpty()) {
            String missing =
                    "no Chromium in " + PLACES + ": the browser tests need it (Debian: apt-get install chromium)";
            if ("true".equals(System.getenv("CI"))) {
                Assertions.fail(missing);
            }
            Assumptions.abort(missing);
        }
        return new Chromium(executable.get());
    }

    Browser browser() {
        return browser;
    }
}
