package org.chatrang.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.tournament.file.FileText;
import org.chatrang.tournament.file.trf.PlayerRecord;
import org.chatrang.tournament.file.trf.RoundCell;
import org.chatrang.tournament.file.trf.TextRecord;
import org.chatrang.tournament.file.trf.TrfDocument;
import org.chatrang.tournament.file.trf.TrfExport;
import org.chatrang.tournament.file.trf.TrfRecord;
import org.chatrang.tournament.file.trf.TrfVersion;
import org.chatrang.tournament.model.Acceleration;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.ForbiddenPairs;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Tournament;

/**
 * The report a pairing program gets. Programs understand different extensions, so what matters is said in each of them:
 * the number of rounds (142 and XXR), absences (in the round's own columns), points (162, XXS and BB).
 */
final class EngineReport {
    private EngineReport() {}

    static byte[] of(Tournament tournament, int round, Set<Integer> absent) {
        List<TrfRecord> records = new ArrayList<>();
        Tournament past = before(tournament, round);
        for (TrfRecord record : TrfExport.of(past, TrfVersion.TRF06).records()) {
            records.add(record instanceof PlayerRecord player ? player(player, round, absent) : record);
        }
        int rounds = Math.max(tournament.rounds(), round);
        records.add(new TextRecord("142", String.valueOf(rounds)));
        records.add(new TextRecord("XXR", String.valueOf(rounds)));
        records.add(new TextRecord("192", "FIDE_DUTCH"));
        records.add(new TextRecord("XXC", firstIsWhite(tournament) ? "white1" : "black1"));
        records.add(new TextRecord("152", firstIsWhite(tournament) ? "W" : "B"));
        points(tournament.regulations().gamePoints(), records);
        for (ForbiddenPairs pairs : tournament.specials().forbiddenPairs()) {
            if (pairs.firstRound() <= round && round <= pairs.lastRound()) {
                records.add(new TextRecord("XXP", words(pairs.participants())));
            }
        }
        accelerations(tournament, round, records);
        return new TrfDocument(records, FileText.Form.USUAL).write();
    }

    private static Tournament before(Tournament tournament, int round) {
        List<Player> players = tournament.players().stream()
                .map(player -> player.withRounds(player.rounds()
                        .subList(0, Math.min(round - 1, player.rounds().size()))))
                .toList();
        return new Tournament(
                tournament.event(),
                tournament.regulations().withTieBreaks(List.of()),
                players,
                tournament.teams(),
                tournament.pairings(),
                tournament.specials());
    }

    private static PlayerRecord player(PlayerRecord player, int round, Set<Integer> absent) {
        List<RoundCell> cells = new ArrayList<>(player.rounds());
        while (cells.size() < round - 1) {
            cells.add(new RoundCell(0, '-', 'Z'));
        }
        for (int i = 0; i < cells.size(); i++) {
            cells.set(i, cells.get(i).equals(RoundCell.BLANK) ? new RoundCell(0, '-', 'Z') : cells.get(i));
        }
        if (absent.contains(player.number())) {
            cells.add(new RoundCell(0, '-', 'Z'));
        }
        return new PlayerRecord(
                player.number(),
                player.sex(),
                player.title(),
                player.name(),
                player.rating(),
                player.federation(),
                player.fideId(),
                player.birth(),
                player.points(),
                player.rank(),
                cells);
    }

    private static boolean firstIsWhite(Tournament tournament) {
        return tournament.players().isEmpty()
                || tournament.players().getFirst().round(1).colour() != Colour.BLACK;
    }

    private static void points(GamePoints points, List<TrfRecord> records) {
        if (!points.equals(GamePoints.STANDARD)) {
            records.add(new TextRecord(
                    "XXS",
                    "W=" + points.win() + " D=" + points.draw() + " L=" + points.loss() + " ZPB=" + points.absent()
                            + " FL=" + points.absent() + " PAB=" + points.pairingBye()));
            records.add(new TextRecord("BBW", pad(points.win())));
            records.add(new TextRecord("BBD", pad(points.draw())));
            records.add(new TextRecord("BBL", pad(points.loss())));
            records.add(new TextRecord("BBZ", pad(points.absent())));
            records.add(new TextRecord("BBF", pad(points.absent())));
            records.add(new TextRecord("BBU", pad(points.pairingBye())));
        }
    }

    private static String pad(Points points) {
        return "%4s".formatted(points);
    }

    private static void accelerations(Tournament tournament, int round, List<TrfRecord> records) {
        Map<Integer, List<Points>> byPlayer = new HashMap<>();
        for (Acceleration acceleration : tournament.specials().accelerations()) {
            for (Player player : tournament.players()) {
                boolean meant =
                        acceleration.firstNumber() <= player.number() && player.number() <= acceleration.lastNumber();
                for (int r = acceleration.firstRound(); meant && r <= Math.min(round, acceleration.lastRound()); r++) {
                    List<Points> own = byPlayer.computeIfAbsent(player.number(), any -> new ArrayList<>());
                    while (own.size() < r) {
                        own.add(Points.ZERO);
                    }
                    own.set(r - 1, own.get(r - 1).plus(acceleration.gamePoints()));
                }
            }
        }
        for (Player player : tournament.players()) {
            List<Points> own = byPlayer.get(player.number());
            if (own != null) {
                StringBuilder text = new StringBuilder("%4d".formatted(player.number()));
                own.forEach(points -> text.append(' ').append(pad(points)));
                records.add(new TextRecord("XXA", text.toString()));
            }
        }
    }

    private static String words(List<Integer> numbers) {
        return String.join(" ", numbers.stream().map(String::valueOf).toList());
    }
}
