package org.chatrang.gateway.config;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the sources of a configuration must be so that they can work, each by itself and all together. */
public final class SourceRules {
    private static final String PREFIX = "chatrang.gateway.";
    /** A board's address on a bus has 14 bits. */
    private static final int LAST_SERIAL = 16_383;

    private static final int LAST_TABLE = 100_000;

    private final Faults faults;
    private final BoardNames names;

    private SourceRules(Faults faults) {
        this.faults = faults;
        this.names = new BoardNames(faults);
    }

    /** Says what is wrong. */
    public static void check(DriverConfig config, Faults faults) {
        new SourceRules(faults).check(config);
    }

    /** Says what is wrong with the time server's name. */
    public static void timeServer(String server, String key, Faults faults) {
        faults.check(key, server, Addresses.timeServer(server));
    }

    private void check(DriverConfig config) {
        sorted(config.livechess()).forEach(this::liveChess);
        sorted(config.serial()).forEach(this::serial);
        sorted(config.bus()).forEach(this::bus);
        sorted(config.folder()).forEach(this::folder);
        sorted(config.pgnUrl()).forEach(this::pgnUrl);
        sorted(config.cloud()).forEach(this::cloud);
        sorted(config.scoresheet()).forEach(this::scoresheet);
        sorted(config.boards()).forEach(this::board);
    }

    /** In the same order at every start. */
    private static <T> Map<String, T> sorted(Map<String, T> sources) {
        return new TreeMap<>(sources);
    }

    private void liveChess(String name, DriverConfig.LiveChess source) {
        String key = PREFIX + "livechess." + name;
        faults.check(key + ".url", source.url(), Addresses.webSocket(source.url()));
        faults.between(key + ".every", source.every(), "100ms", "10m");
        if (source.enabled()) {
            names.name("LiveChess at " + source.url(), key + ".url", "watch it once");
        }
    }

    private void serial(String name, DriverConfig.Serial source) {
        String key = PREFIX + "serial." + name;
        line(key + ".port", source.port());
        source.board().ifPresent(board -> {
            BoardNames.check(faults, key + ".board", board);
            boardOnce(board, key + ".board");
        });
    }

    private void bus(String name, DriverConfig.Bus source) {
        String key = PREFIX + "bus." + name;
        line(key + ".port", source.port());
        for (int board : source.boards().orElse(List.of())) {
            faults.between(key + ".boards", board, 1, LAST_SERIAL);
            boardOnce("%05d".formatted(board), key + ".boards");
        }
    }

    private void line(String key, String address) {
        faults.check(key, address, Addresses.line(address));
        names.name("port " + address, key, "a port is one line, so give each its own");
    }

    private void boardOnce(String board, String key) {
        names.name("board " + board, key, "one board is in one place, so name each once");
    }

    private void folder(String name, DriverConfig.Folder source) {
        String key = PREFIX + "folder." + name;
        notation(name, key, source.every(), source.settle());
        if (source.path().toString().isBlank()) {
            faults.refuse(key + ".path", source.path(), "a folder");
        }
    }

    private void pgnUrl(String name, DriverConfig.PgnUrl source) {
        String key = PREFIX + "pgn-url." + name;
        notation(name, key, source.every(), source.settle());
        faults.check(key + ".url", source.url(), Addresses.web(source.url()));
    }

    private void cloud(String name, DriverConfig.Cloud source) {
        String key = PREFIX + "cloud." + name;
        notation(name, key, source.every(), source.settle());
        faults.check(key + ".url", source.url(), Addresses.web(source.url()));
        faults.between(key + ".round", source.round(), 1, 1000);
    }

    /** Its boards are named after it, so no other may have its name. */
    private void notation(String name, String key, Duration every, Duration settle) {
        BoardNames.check(faults, key, name);
        names.name(
                "boards " + name + "-1, " + name + "-2 …",
                key,
                "boards are named after their source, so give each" + " source a name of its own");
        faults.between(key + ".every", every, "100ms", "1h");
        faults.between(key + ".settle", settle, "0s", "1h");
    }

    private void scoresheet(String board, DriverConfig.Scoresheet source) {
        String key = PREFIX + "scoresheet." + board;
        BoardNames.check(faults, key, board);
        boardOnce(board, key);
        Secrets.check(faults, key + ".token", source.token());
    }

    private void board(String board, DriverConfig.Board expected) {
        String key = PREFIX + "boards." + board;
        BoardNames.check(faults, key, board);
        faults.between(key + ".table", expected.table(), 1, LAST_TABLE);
        names.name("table " + expected.table(), key + ".table", "a table has one board, so give each its own");
    }
}
