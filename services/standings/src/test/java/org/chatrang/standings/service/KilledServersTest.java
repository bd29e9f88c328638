package org.chatrang.standings.service;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.chatrang.events.Verdict;
import org.chatrang.stack.SharedKafka;
import org.chatrang.stack.SharedPostgres;
import org.junit.jupiter.api.Test;

/** The database and the broker are killed while verdicts flow: nothing is lost or doubled, and the service goes on by itself. */
@QuarkusTest
class KilledServersTest extends ServiceTestBase {
    private static final int GAMES = 60;

    @Test
    void theDatabaseIsKilledInTheMiddleOfTheStream() {
        assertTrue(url.contains(":" + SharedPostgres.get().port() + "/"), "the database to kill is the service's");
        // Given a round that is a third through
        Round round = new Round(GAMES, 1);
        Rounds.schedule(bus, database, round);
        List<Verdict> verdicts = round.verdicts();
        int third = verdicts.size() / 3;
        bus.says(verdicts.subList(0, third));
        bus.flush();
        Eventually.get(
                "first results", () -> database.settlements(round.event()).size(), size -> size > 0);
        // When the database is killed, and more comes
        SharedPostgres.get().kill();
        bus.says(verdicts.subList(third, 2 * third));
        bus.flush();
        // Then the service says so, and that it is alive
        Eventually.get("not ready", () -> given().get("/q/health/ready").statusCode(), code -> code == 503);
        assertEquals(200, given().get("/q/health/live").statusCode());
        // And when it comes back, the service goes on by itself
        SharedPostgres.get().restart();
        bus.says(verdicts.subList(2 * third, verdicts.size()));
        Rounds.assertSettled(bus, database, round);
        Eventually.get("ready", () -> given().get("/q/health/ready").statusCode(), code -> code == 200);
        assertEquals(0, database.count("outbox"));
    }

    @Test
    void theBrokerIsKilledInTheMiddleOfTheStream() {
        assertEquals(servers, SharedKafka.get().bootstrapServers(), "the broker to kill is the service's");
        Round round = new Round(GAMES, 2);
        Rounds.schedule(bus, database, round);
        List<Verdict> verdicts = round.verdicts();
        int half = verdicts.size() / 2;
        bus.says(verdicts.subList(0, half));
        bus.flush();
        Eventually.get(
                "first results", () -> database.settlements(round.event()).size(), size -> size > 0);
        SharedKafka.get().kill();
        Eventually.get("not well", () -> given().get("/q/health/well").statusCode(), code -> code == 503);
        assertEquals(200, given().get("/q/health/live").statusCode());
        SharedKafka.get().restart();
        bus.says(verdicts.subList(half, verdicts.size()));
        Rounds.assertSettled(bus, database, round);
        Eventually.get("well", () -> given().get("/q/health/well").statusCode(), code -> code == 200);
        assertEquals(0, database.count("outbox"));
    }
}
