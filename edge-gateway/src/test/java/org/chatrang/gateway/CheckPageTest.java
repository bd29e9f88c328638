package org.chatrang.gateway;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.gateway.check.Chromium;
import org.chatrang.gateway.support.Until;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The check before the round, in a browser and for programs; scoresheets; and who may ask from elsewhere. */
@QuarkusTest
@QuarkusTestResource(GatewayTestResource.class)
class CheckPageTest {
    private static final double PATIENCE = 30_000;

    @TestHTTPResource("/")
    URI address;

    @Inject
    GatewayService service;

    private final HttpClient client = HttpClient.newHttpClient();

    private URI at(String host, String path) {
        return URI.create("http://" + host + ":" + address.getPort() + path);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static Locator row(Page page, String board) {
        return page.locator("tr[data-board=\"" + board + "\"]");
    }

    @Test
    void givenBoardsThenThePageSaysWhatIsToBeLookedAt() throws Exception {
        PgnGame usual =
                PgnReader.readAll("[Event \"E\"]\n[Result \"*\"]\n\n1. e4 *\n").getFirst();
        GatewayTestResource.HALL.setUp(1, usual);
        service.gateway()
                .assignments()
                .assign(new BoardAssignment("10001", GatewayTestResource.ID, "Hall", 1, "check.1", null, false));
        try (Chromium chromium = Chromium.launch()) {
            Page page = chromium.browser().newPage();
            page.navigate(at("127.0.0.1", "/").toString());
            LocatorAssertions.ContainsTextOptions soon =
                    new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE);
            assertThat(row(page, "10001")).containsText("first position", soon);
            assertThat(row(page, "10001")).containsText("at White's left", soon);
            assertThat(row(page, "10001")).containsText("check.1", soon);
            assertThat(row(page, "10001")).containsText("stopped", soon);
            assertThat(row(page, "10002")).containsText("no game assigned", soon);
            assertThat(row(page, "10009")).containsText("never heard", soon);
            assertThat(page.locator("#summary")).containsText("to look at", soon);
            assertThat(page.locator("#journal-lag")).containsText("not yet on the bus", soon);
            assertThat(page.locator("#clock-offset")).containsText("not known", soon);
            assertEquals("Check: " + GatewayTestResource.ID, page.title());
        }
        JsonNode json = Codec.mapper()
                .readTree(send(HttpRequest.newBuilder(at("127.0.0.1", "/check.json")))
                        .body());
        JsonNode first = json.at("/boards/0");
        assertEquals("10001", first.get("board").asText());
        assertEquals(1, first.get("table").asInt());
        assertTrue(first.at("/status/view/startPosition").asBoolean(), first.toString());
        assertEquals(0, first.get("wrong").size(), first.toString());
    }

    private JsonNode check() {
        try {
            return Codec.mapper()
                    .readTree(send(HttpRequest.newBuilder(at("127.0.0.1", "/check.json")))
                            .body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Test
    void givenBoardsOfFilesThenTheyAreShownAndABadFileDegradesHealthAndNotReadiness() throws Exception {
        Path folder = GatewayTestResource.folder;
        Files.writeString(
                folder.resolve("game-5.pgn"), "[Event \"E\"]\n[Round \"1.5\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n");
        Path bad = folder.resolve("game-6.pgn");
        Files.writeString(bad, "no game");
        Duration soon = Duration.ofMillis((long) PATIENCE);
        Until.holds(
                "health names the bad file",
                soon,
                () -> check().at("/drivers/pgn/text").asText().contains("hall: game-6.pgn: there is no game in it"));
        assertEquals("DEGRADED", check().at("/health/state").asText());
        HttpResponse<String> ready = send(HttpRequest.newBuilder(at("127.0.0.1", "/q/health/ready")));
        assertEquals(200, ready.statusCode(), ready.body());
        assertTrue(ready.body().contains("DEGRADED"), ready.body());
        try (Chromium chromium = Chromium.launch()) {
            Page page = chromium.browser().newPage();
            page.navigate(at("127.0.0.1", "/check").toString());
            assertThat(row(page, "hall-5")).containsText("by pgn");
            assertThat(row(page, "hall-5")).containsText("after half-move 3");
            assertThat(row(page, "hall-5")).containsText("no game assigned");
        }
        Files.delete(bad);
        Until.holds(
                "health is good again",
                soon,
                () -> check().at("/health/state").asText().equals("OK"));
    }

    private HttpResponse<String> sheet(String token, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(at("127.0.0.1", "/scoresheets/sheet-1"))
                .PUT(HttpRequest.BodyPublishers.ofString(body));
        return send(token == null ? request : request.header("Authorization", "Bearer " + token));
    }

    @Test
    void givenAScoresheetThenOnlyItsTokenWritesAndItsMovesAreRecorded() throws Exception {
        String sheet = "{\"moves\":[\"e4\",\"e5\",\"Nf3\"],\"clocks\":[5390]}";
        assertEquals(401, sheet(null, sheet).statusCode());
        assertEquals(401, sheet("0123456789abcdeF", sheet).statusCode());
        assertEquals(400, sheet(GatewayTestResource.SHEET_TOKEN, "{}").statusCode());
        assertEquals(400, sheet(GatewayTestResource.SHEET_TOKEN, "no sheet").statusCode());
        assertEquals(
                400,
                sheet(GatewayTestResource.SHEET_TOKEN, "{\"moves\":[\"e4\"],\"clocks\":[-5]}")
                        .statusCode());
        assertEquals(409, sheet(GatewayTestResource.SHEET_TOKEN, sheet).statusCode());
        service.gateway()
                .assignments()
                .assign(new BoardAssignment("sheet-1", GatewayTestResource.ID, "Hall", 5, "check.5", null, false));
        HttpResponse<String> taken = sheet(GatewayTestResource.SHEET_TOKEN, sheet);
        assertEquals(200, taken.statusCode(), taken.body());
        assertEquals("{\"completed\":3}", taken.body());
        assertEquals(3, service.gateway().journal().reader().game("check.5").size());
    }

    /** What {@code curl --data} says a body is, unless told otherwise. */
    private static final String FORM = "application/x-www-form-urlencoded";

    private HttpResponse<String> form(String token, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(at("127.0.0.1", "/scoresheets/sheet-1"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", FORM)
                .PUT(HttpRequest.BodyPublishers.ofString(body)));
    }

    @Test
    void givenALongSheetThatSaysItIsAFormThenItIsReadAllTheSame() throws Exception {
        String moves = String.join(",", Collections.nCopies(1999, "\"Nf3\""));
        HttpResponse<String> long1999 = form(GatewayTestResource.SHEET_TOKEN, "{\"moves\":[" + moves + ",7]}");
        assertEquals(400, long1999.statusCode(), long1999.body());
        assertTrue(long1999.body().contains("half-move 2000, 7, is no move"), long1999.body());
        HttpResponse<String> tooLong = form(GatewayTestResource.SHEET_TOKEN, " ".repeat(65 * 1024));
        assertEquals(413, tooLong.statusCode());
        assertTrue(tooLong.body().contains("at most 65536"), tooLong.body());
        HttpRequest.Builder unannounced = HttpRequest.newBuilder(at("127.0.0.1", "/scoresheets/sheet-1"))
                .header("Authorization", "Bearer " + GatewayTestResource.SHEET_TOKEN)
                .PUT(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[70_000])));
        assertEquals(413, send(unannounced).statusCode());
    }

    @Test
    void givenAHugeBodyWithoutTheTokenThenTheTokenIsAskedForFirst() throws Exception {
        assertEquals(401, form("wrong", "x".repeat(3 << 20)).statusCode());
        assertEquals(
                413, form(GatewayTestResource.SHEET_TOKEN, "x".repeat(3 << 20)).statusCode());
        HttpRequest.Builder get = HttpRequest.newBuilder(at("127.0.0.1", "/scoresheets/sheet-1"))
                .header("Authorization", "Bearer " + GatewayTestResource.SHEET_TOKEN);
        assertEquals(405, send(get).statusCode());
    }

    /** An address of this machine that is not the loopback one: for the gateway whoever comes by it is from elsewhere. */
    private static Optional<String> elsewhere() throws IOException {
        for (NetworkInterface card : NetworkInterface.networkInterfaces().toList()) {
            for (InetAddress own : card.inetAddresses().toList()) {
                if (!own.isLoopbackAddress() && !own.isLinkLocalAddress() && own.getAddress().length == 4) {
                    return Optional.of(own.getHostAddress());
                }
            }
        }
        return Optional.empty();
    }

    @Test
    void givenAnotherMachineThenNothingIsAnsweredWithoutAToken() throws Exception {
        Optional<String> host = elsewhere();
        Assumptions.assumeTrue(
                host.isPresent(),
                "skipped: this machine has no IPv4 address but the loopback one, and whoever asks from there is this machine");
        for (String path : List.of("/", "/check", "/check.json", "/q/health", "/q/health/ready", "/q/metrics", "/x")) {
            assertEquals(401, send(HttpRequest.newBuilder(at(host.get(), path))).statusCode(), path);
        }
        HttpRequest.Builder known = HttpRequest.newBuilder(at(host.get(), "/check.json"))
                .header("Authorization", "Bearer " + GatewayTestResource.ACCESS_TOKEN);
        assertEquals(200, send(known).statusCode());
        HttpRequest.Builder sheet = HttpRequest.newBuilder(at(host.get(), "/scoresheets/sheet-1"))
                .PUT(HttpRequest.BodyPublishers.ofString("{}"));
        assertEquals(401, send(sheet).statusCode());
    }
}
