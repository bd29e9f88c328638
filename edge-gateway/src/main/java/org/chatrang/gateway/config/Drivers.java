package org.chatrang.gateway.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.chatrang.gateway.cloud.CloudDriver;
import org.chatrang.gateway.cloud.CloudRound;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.livechess.LiveChess;
import org.chatrang.gateway.livechess.LiveChessDriver;
import org.chatrang.gateway.pgnfile.PolledPgn;
import org.chatrang.gateway.pgnfile.PolledPgnDriver;
import org.chatrang.gateway.scoresheet.ScoresheetDriver;
import org.chatrang.gateway.serial.BusLine;
import org.chatrang.gateway.serial.SerialBoard;
import org.chatrang.gateway.serial.SerialBusDriver;
import org.chatrang.gateway.serial.SerialDriver;

/** Makes the drivers that a configuration asks for, one of each kind that has anything to watch. */
public final class Drivers {
    private Drivers() {}

    /** Those of the configuration, not started yet. */
    public static List<Driver> of(DriverConfig config) {
        List<Driver> drivers = new ArrayList<>();
        List<LiveChess> livechess = config.livechess().entrySet().stream()
                .filter(entry -> entry.getValue().enabled())
                .map(entry -> new LiveChess(
                        entry.getKey(), entry.getValue().url(), entry.getValue().every()))
                .toList();
        if (!livechess.isEmpty()) {
            drivers.add(new LiveChessDriver(livechess));
        }
        if (!config.serial().isEmpty()) {
            drivers.add(new SerialDriver(config.serial().entrySet().stream()
                    .map(entry -> new SerialBoard(
                            entry.getKey(),
                            entry.getValue().port(),
                            entry.getValue().board().orElse(null)))
                    .toList()));
        }
        if (!config.bus().isEmpty()) {
            drivers.add(new SerialBusDriver(config.bus().entrySet().stream()
                    .map(entry -> new BusLine(
                            entry.getKey(),
                            entry.getValue().port(),
                            entry.getValue().boards().orElse(List.of())))
                    .toList()));
        }
        List<PolledPgn> pgn = new ArrayList<>();
        config.folder()
                .forEach((name, folder) -> pgn.add(new PolledPgn(
                        name, new PolledPgn.Place.Folder(folder.path()), folder.every(), folder.settle())));
        config.pgnUrl()
                .forEach((name, url) ->
                        pgn.add(new PolledPgn(name, new PolledPgn.Place.Url(url.url()), url.every(), url.settle())));
        if (!pgn.isEmpty()) {
            drivers.add(new PolledPgnDriver(pgn));
        }
        List<CloudRound> rounds = config.cloud().entrySet().stream()
                .map(entry -> new CloudRound(
                        entry.getKey(),
                        entry.getValue().url(),
                        entry.getValue().round(),
                        entry.getValue().every(),
                        entry.getValue().settle()))
                .toList();
        if (!rounds.isEmpty()) {
            drivers.add(new CloudDriver(rounds));
        }
        if (!config.scoresheet().isEmpty()) {
            Map<String, String> tokens = config.scoresheet().entrySet().stream()
                    .collect(Collectors.toMap(
                            Map.Entry::getKey, entry -> entry.getValue().token()));
            drivers.add(new ScoresheetDriver(tokens));
        }
        return drivers;
    }
}
