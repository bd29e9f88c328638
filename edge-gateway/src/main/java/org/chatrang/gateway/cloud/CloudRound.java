package org.chatrang.gateway.cloud;

import java.net.URI;
import java.time.Duration;

/**
 * A round that is served as JSON.
 *
 * @param name its name; game G is on the board whose serial number the file tells, else on board {@code name-G}
 * @param base the tournament's address, with or without a slash at its end
 * @param round the round's number, from 1
 * @param every how often to look
 * @param settle how long the last move must stand unchanged before it counts as completed
 */
public record CloudRound(String name, URI base, int round, Duration every, Duration settle) {
    URI index() {
        return URI.create(root() + "index.json");
    }

    URI game(int number) {
        return URI.create(root() + "game-" + number + ".json");
    }

    private String root() {
        String text = base.toString();
        return (text.endsWith("/") ? text : text + "/") + "round-" + round + "/";
    }
}
