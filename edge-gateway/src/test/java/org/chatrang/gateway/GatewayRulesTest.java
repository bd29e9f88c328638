package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.smallrye.config.ConfigValidationException;
import java.util.List;
import org.chatrang.gateway.config.Faults;
import org.chatrang.gateway.support.Configs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said to whoever configures what cannot be. Keys are written without {@code chatrang.gateway.}. */
class GatewayRulesTest {
    private static final String PREFIX = "chatrang.gateway.";

    /** Lines with a semicolon between them; a source has what it needs. */
    private static List<String> wrong(String lines) {
        StringBuilder file = new StringBuilder();
        for (String line : lines.split(";")) {
            file.append(PREFIX).append(line.strip()).append('\n');
        }
        try {
            Faults faults = new Faults();
            GatewayRules.check(Configs.gateway(file.toString()), faults);
            return faults.all();
        } catch (ConfigValidationException e) {
            return StartFailure.lines(new IllegalStateException("as Quarkus wraps it", e));
        }
    }

    @Test
    void givenNothingOrASampleOfTheReadmeThenNothingIsWrong() throws Exception {
        Faults faults = new Faults();
        GatewayRules.check(Configs.gateway(""), faults);
        GatewayRules.check(Configs.gateway(Configs.readmeSample()), faults);
        GatewayRules.check(Configs.gateway(Configs.firstSample()), faults);
        assertEquals(List.of(), faults.all());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id=hall/a",
                "id=-a",
                "journal-limit=-1",
                "journal-limit=0",
                "journal-limit=9999999",
                "journal-warn-at=200",
                "journal-warn-at=0",
                "journal-queue=0",
                "journal-queue=-3",
                "journal-keep=-1s",
                "batch=0",
                "batch=10001",
                "bus-patience=0s",
                "bus-patience=-1s",
                "retry-every=0s",
                "health-every=0s",
                "stop-within=-1s",
                "stuck-after=2d",
                "board-speed=0",
                "board-speed=-1",
                "board-speed=1001",
                "board-speed=NaN",
                "replay.speed=fast",
                "replay.speed=0",
                "replay.default-move-time=-1s",
                "time-server=http://time.example.org",
                "time-server=time.example.org:99999",
                "time-server=a b",
                "livechess.a.every=0s",
                "livechess.a.url=http://localhost:1982/api/v1.0",
                "livechess.a.url=ws:///api",
                "livechess.a.url=ws://localhost:99999/",
                "serial.a.port=http://a",
                "serial.a.port=tcp://a",
                "serial.a.port=tcp://a:99999",
                "serial.a.port=tcp://:5",
                "serial.a.port=tcp://a:5/b",
                "cloud.a.round=0",
                "cloud.a.url=ftp://a/",
                "cloud.a.url=games",
                "pgn-url.a.url=ftp://example.org/games.pgn",
                "pgn-url.a.url=file:///games.pgn",
                "pgn-url.a.url=https:games.pgn",
                "pgn-url.a.every=0s",
                "pgn-url.a.settle=-1s",
                "folder.a.every=-1s",
                "folder.a.every=2h",
                "folder.a.settle=2h",
                "bus.a.boards=0",
                "bus.a.boards=16384",
                "serial.a.board=5/7",
                "boards.5.table=0",
                "boards.5.table=-1",
            })
    void givenAValueThatCannotBeThenKeyValueAndWhatWasExpectedAreSaid(String line) {
        String key = line.substring(0, line.indexOf('='));
        List<String> wrong = wrong(line + ";" + needed(line));
        assertEquals(1, wrong.size(), wrong.toString());
        assertTrue(wrong.getFirst().startsWith(PREFIX + key + "="), wrong.toString());
        assertTrue(wrong.getFirst().endsWith(" was expected"), wrong.toString());
    }

    /** What else that source must have. */
    private static String needed(String line) {
        String source = line.replaceFirst("^([a-z-]+\\.[^.]+)\\..*", "$1");
        String attribute = line.contains(".") ? line.substring(line.lastIndexOf('.') + 1) : "";
        String rest = switch (source.split("\\.")[0]) {
            case "serial", "bus" -> ".port=/dev/ttyS9";
            case "cloud" -> line.contains(".round=") ? ".url=http://a/" : ".round=1";
            case "pgn-url" -> ".url=http://a/games.pgn";
            case "folder" -> ".path=/srv/pgn";
            default -> "";
        };
        boolean there = rest.isEmpty() || line.startsWith(source + rest.substring(0, rest.indexOf('=') + 1));
        return there || attribute.isEmpty() ? "boards.9.table=9" : source + rest;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "jurnal=a                       | jurnal (hall.properties) is no key of the gateway; the nearest is chatrang.gateway.journal",
                "serial.a.prot=a                | serial.a.prot (hall.properties) is no key of the gateway; the nearest is chatrang.gateway.serial.a.port",
                "boards.a b.table=1             | boards.a (hall.properties) is no key of the gateway: a key goes on after that, as in chatrang.gateway.boards.a.table, and a space ends it",
                "batch=abc                      | batch=abc: a whole number was expected",
                "journal-limit=9999999999999999999999 | journal-limit=9999999999999999999999: a whole number was expected",
                "board-speed=fast               | board-speed=fast: a number was expected",
                "retry-every=soon               | retry-every=soon: a time such as 500ms, 10s, 2m, 1h or 2d was expected",
                "batch=                         | batch= is empty: give it a value, or leave the line out",
                "livechess.a.url=ws://a b       | livechess.a.url=ws://a b: an address, without spaces and other signs that no address has, was expected",
                "boards.5.table=one             | boards.5.table=one: a whole number was expected",
            })
    void givenWhatCannotBeReadThenKeyAndFixAreSaidWithoutCodes(String line, String said) {
        assertTrue(wrong(line).contains(PREFIX + said), wrong(line).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boards.1.table=7; boards.2.table=7                          | boards.1.table | boards.2.table | table 7",
                "serial.a.port=x; serial.a.board=5; serial.b.port=y; serial.b.board=5 | serial.a.board | serial.b.board | board 5",
                "serial.a.port=x; serial.a.board=00217; bus.b.port=y; bus.b.boards=217 | serial.a.board | bus.b.boards | board 00217",
                "bus.a.port=x; bus.a.boards=5,6; bus.b.port=y; bus.b.boards=6 | bus.a.boards | bus.b.boards | board 00006",
                "serial.a.port=x; bus.b.port=x                               | serial.a.port | bus.b.port | port x",
                "serial.a.port=x; serial.b.port=x                            | serial.a.port | serial.b.port | port x",
                "folder.a.path=x; pgn-url.a.url=http://x/                    | folder.a | pgn-url.a | boards a-1, a-2 …",
                "scoresheet.5.token=0123456789abcdef; serial.a.port=x; serial.a.board=5 | serial.a.board | scoresheet.5 | board 5",
                "livechess.a.enabled=true; livechess.b.enabled=true          | livechess.a.url | livechess.b.url | LiveChess at ws://localhost:1982/api/v1.0",
            })
    void givenTheSameThingTwiceThenBothKeysAreNamed(String lines, String one, String other, String what) {
        List<String> wrong = wrong(lines);
        assertEquals(1, wrong.size(), wrong.toString());
        assertTrue(
                wrong.getFirst().startsWith(PREFIX + one + " and " + PREFIX + other + " both name " + what + ": "),
                wrong.toString());
    }

    @Test
    void givenSecretsThatCouldBeGuessedOrNotBeSentThenTheyAreRefusedAndNotShown() {
        for (String line :
                List.of("access-token=short", "scoresheet.b1.token=short", "access-token=é23456789012345678")) {
            List<String> wrong = wrong(line);
            assertEquals(1, wrong.size(), line);
            assertTrue(
                    wrong.getFirst().startsWith(PREFIX + line.substring(0, line.indexOf('=')) + " ("),
                    wrong.toString());
            assertEquals(-1, wrong.getFirst().indexOf(line.substring(line.indexOf('=') + 1)), wrong.toString());
        }
    }

    @Test
    void givenNamesThatNoBoardCanHaveThenTheyAreRefused() {
        for (String name : List.of("a/b", "a\\ b", "x".repeat(101))) {
            List<String> wrong = wrong("boards." + name + ".table=1");
            assertEquals(1, wrong.size(), wrong.toString());
            assertTrue(wrong.getFirst().contains("a name of letters, digits"), wrong.toString());
        }
    }

    @Test
    void givenALivenessThatFailsWhileTheBusIsAwayThenBothKeysAreNamed() {
        List<String> wrong = wrong("stuck-after=10s; bus-patience=10s");
        assertEquals(1, wrong.size(), wrong.toString());
        assertTrue(wrong.getFirst().startsWith(PREFIX + "stuck-after is not longer than " + PREFIX + "bus-patience"));
    }
}
