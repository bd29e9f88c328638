package org.chatrang.launcher.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.chatrang.events.Codec;
import org.chatrang.launcher.CommandFailure;

/** Speaks to the arbiters' desk as any client of its REST interface would. */
final class DeskClient {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final String address;
    private final HttpClient http = HttpClient.newHttpClient();

    DeskClient(String address) {
        this.address = address;
    }

    /**
     * Creates an event from a PGN file.
     *
     * @return the game on each board
     */
    Map<String, String> createEvent(String event, Path pgn, Map<String, String> settings) {
        String query = settings.entrySet().stream()
                .map(setting -> setting.getKey() + "=" + URLEncoder.encode(setting.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        try {
            JsonNode reply = send(request("/events/" + event + "?" + query)
                    .header("Content-Type", "application/x-chess-pgn")
                    .PUT(BodyPublishers.ofFile(pgn)));
            Map<String, String> games = new HashMap<>();
            reply.get("rounds")
                    .forEach(round -> round.get("games")
                            .forEach(game -> games.put(
                                    game.get("boardId").asText(),
                                    game.get("gameId").asText())));
            return games;
        } catch (FileNotFoundException e) {
            throw new CommandFailure("cannot read " + pgn + " any more", e);
        }
    }

    /** Starts all rounds of an event. */
    void start(String event) {
        send(request("/events/" + event + "/start").POST(BodyPublishers.noBody()));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path)).timeout(PATIENCE);
    }

    private JsonNode send(HttpRequest.Builder builder) {
        HttpRequest request = builder.build();
        try {
            HttpResponse<byte[]> response = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
            if (response.statusCode() / 100 != 2) {
                throw new CommandFailure("the arbiters' desk refused " + request.uri() + ": "
                        + new String(response.body(), StandardCharsets.UTF_8));
            }
            return Codec.mapper().readTree(response.body());
        } catch (IOException e) {
            throw new CommandFailure("the arbiters' desk did not answer " + request.uri() + ": " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailure("stopped while asking the arbiters' desk", e);
        }
    }
}
