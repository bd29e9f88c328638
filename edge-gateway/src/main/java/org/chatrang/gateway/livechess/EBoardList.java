package org.chatrang.gateway.livechess;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.Codec;

/**
 * LiveChess's list of boards by plain HTTP ({@code eboards}). It has no feed, so it is asked only when the feed is not to be had: it
 * tells a LiveChess that does not run from one that runs and gives no feed, and which boards it has.
 */
final class EBoardList {
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final int OK = 200;

    private final HttpClient client;
    private final URI feed;

    /** Of the LiveChess whose WebSocket is at that address. */
    EBoardList(HttpClient client, URI feed) {
        this.client = client;
        this.feed = feed;
    }

    /** {@code ws://host/api/v1.0} is {@code http://host/api/v1.0/eboards} here. */
    static URI address(URI feed) {
        String text = feed.toString().replaceFirst("^ws", "http");
        return URI.create(text.endsWith("/") ? text + "eboards" : text + "/eboards");
    }

    /** What is wrong, in words, when the feed failed for that reason. */
    String wrong(String reason) throws InterruptedException {
        try {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(address(feed)).timeout(PATIENCE).build(),
                    HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != OK) {
                return "something answers at " + feed + ", but not as LiveChess does (" + answer.statusCode() + "): "
                        + reason;
            }
            return "LiveChess runs at " + feed + " but gives no feed (" + reason + "); "
                    + boards(Codec.mapper().readTree(answer.body()));
        } catch (IOException e) {
            return "LiveChess does not answer at " + feed + ": " + reason;
        }
    }

    private static String boards(JsonNode list) {
        List<String> boards = new ArrayList<>();
        for (JsonNode node : list) {
            EBoard board = EBoard.read(node);
            boards.add(board.serial() + " " + (board.state().isEmpty() ? "not activated" : board.state()));
        }
        return boards.isEmpty() ? "it has no boards" : "its boards: " + String.join(", ", boards);
    }
}
