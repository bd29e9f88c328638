package org.chatrang.gateway.config;

import io.smallrye.config.WithDefault;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where boards are. Each kind of source is a map from a name of the operator's choice, so any mix may be watched at once. */
public interface DriverConfig {
    /** DGT LiveChess, the usual way to boards: {@code chatrang.gateway.livechess.NAME.…}. */
    Map<String, LiveChess> livechess();

    /** DGT boards without LiveChess: {@code chatrang.gateway.serial.NAME.…}. */
    Map<String, Serial> serial();

    /** Lines that many DGT boards share in bus mode: {@code chatrang.gateway.bus.NAME.…}. */
    Map<String, Bus> bus();

    /** Folders in which another program keeps PGN: {@code chatrang.gateway.folder.NAME.…}. */
    Map<String, Folder> folder();

    /** Addresses at which another program keeps PGN: {@code chatrang.gateway.pgn-url.NAME.…}. */
    Map<String, PgnUrl> pgnUrl();

    /** Rounds as LiveChess Cloud serves them: {@code chatrang.gateway.cloud.NAME.…}. */
    Map<String, Cloud> cloud();

    /** Electronic scoresheets by board: {@code chatrang.gateway.scoresheet.BOARD.…}. */
    Map<String, Scoresheet> scoresheet();

    /** Boards the venue should have, by serial number: {@code chatrang.gateway.boards.SERIAL.…}. */
    Map<String, Board> boards();

    /** One LiveChess. */
    interface LiveChess {
        /** Whether it is watched. */
        @WithDefault("true")
        boolean enabled();

        /** Its local API. */
        @WithDefault("ws://localhost:1982/api/v1.0")
        URI url();

        /** How often it is asked which boards there are. */
        @WithDefault("5s")
        Duration every();
    }

    /** One line with one DGT board. */
    interface Serial {
        /** The path of a serial port, or {@code tcp://host:port}. */
        String port();

        /** The board's name; without one its serial number. */
        Optional<String> board();
    }

    /** One line with many DGT boards. */
    interface Bus {
        /** The path of a serial port, or {@code tcp://host:port}. */
        String port();

        /** The serial numbers expected, which are the boards' addresses; others that answer are watched, too. */
        Optional<List<Integer>> boards();
    }

    /** One folder. */
    interface Folder {
        /** The folder with {@code game-N.pgn} files or one {@code games.pgn}. */
        Path path();

        /** How often to look. */
        @WithDefault("1s")
        Duration every();

        /** How long a last move must stand unchanged before it counts as completed. */
        @WithDefault("10s")
        Duration settle();
    }

    /** One address. */
    interface PgnUrl {
        /** The address. */
        URI url();

        /** How often to look. */
        @WithDefault("2s")
        Duration every();

        /** How long a last move must stand unchanged before it counts as completed. */
        @WithDefault("10s")
        Duration settle();
    }

    /** One round. */
    interface Cloud {
        /** The tournament's address, without {@code tournament.json}. */
        URI url();

        /** The round. */
        int round();

        /** How often to look. */
        @WithDefault("4s")
        Duration every();

        /** How long a last move must stand unchanged before it counts as completed. */
        @WithDefault("10s")
        Duration settle();
    }

    /** One scoresheet. */
    interface Scoresheet {
        /** The secret its device sends, 16 characters or more. */
        String token();
    }

    /** One board. */
    interface Board {
        /** The table it belongs to. */
        int table();
    }
}
